# Et si ? Des tours passés essayés autrement.
whatif = Et si ?
whatif-about = Et si ? Le tour { $turn } encore une fois, à la place de { $user }. Personne d’autre ne le voit, et la partie reste comme elle est.
whatif-try = Essayer
whatif-would = Et si ? Tour { $turn } : { $what }
whatif-nothing-changed = Ce n’était qu’un essai ; la partie reste comme elle est.
whatif-again = Essayer encore
whatif-played = Ce qui s’est joué
whatif-as-played = **Le tour { $turn }, comme il s’est joué**
whatif-earlier = ◀ Tour précédent
whatif-later = Tour suivant ▶
whatif-no-turn = La partie { $match } n’a pas de tour { $turn } à essayer.
whatif-nothing = Le tour { $turn } ne demandait rien qu’on puisse essayer.
whatif-secret = Ce qui a été choisi au tour { $turn } reste secret jusqu’à la fin de la partie.
whatif-current = La partie { $match } est classée et se trouve justement dans cette position : on n’y essaie rien avant qu’elle n’ait avancé.
