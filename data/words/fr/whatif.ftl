# Et si ? Des coups passés rejoués autrement.
whatif = Et si ?
whatif-about = Et si ? Le coup { $turn }, à la place de { $user }. Personne d’autre ne le voit, et la partie ne change pas.
whatif-try = Essayer
whatif-would = Et si ? Coup { $turn } : { $what }
whatif-nothing-changed = Ce n’était qu’un essai ; la partie n’a pas changé.
whatif-again = Réessayer
whatif-played = Ce qui s’est passé
whatif-as-played = **Le coup { $turn } tel que joué**
whatif-earlier = ◀ Coup précédent
whatif-later = Coup suivant ▶
whatif-no-turn = La partie nº { $match } n’a pas de coup { $turn } à essayer.
whatif-nothing = Il n’y a rien à essayer au coup { $turn }. Choisissez-en un autre.
whatif-secret = Les choix du coup { $turn } restent secrets jusqu’à la fin de la partie.
whatif-current = La partie nº { $match } est classée et en est exactement là. Essayez quand elle aura avancé.
