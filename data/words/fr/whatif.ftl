# Et si ? Des tours passés rejoués autrement.
whatif = Et si ?
whatif-about = Et si ? Le tour { $turn }, à la place de { $user }. Personne d’autre ne le voit, et la partie ne change pas.
whatif-try = Essayer
whatif-would = Et si ? Tour { $turn } : { $what }
whatif-nothing-changed = Ce n’était qu’un essai ; la partie n’a pas changé.
whatif-again = Réessayer
whatif-played = Ce qui s’est passé
whatif-as-played = **Le tour { $turn } tel que joué**
whatif-earlier = ◀ Tour précédent
whatif-later = Tour suivant ▶
whatif-no-turn = La partie { $match } n’a pas de tour { $turn } à essayer.
whatif-nothing = Il n’y a rien à essayer au tour { $turn }. Choisissez-en un autre.
whatif-secret = Les choix du tour { $turn } restent secrets jusqu’à la fin de la partie.
whatif-current = La partie { $match } est classée et en est exactement là. Essayez quand elle aura avancé.
