# `/règles` : les livres de règles, à consulter.

rules-place = { $game } · { $chapter }
rules-editions = On peut jouer deux éditions : fr2021 est la française de 2021, l’habituelle ; en, l’anglaise plus ancienne. Le match dit laquelle (option *Édition*).
rules-before = ◀ { $rule }
rules-after = { $rule } ▶
rules-related = Règles voisines
rules-found = Autres résultats
rules-chapters = Chapitres
rules-show = Montrer à tous
rules-shown = { $user } montre une règle :
rules-shown-to = { $user } montre une règle à { $to } :
rules-open = Règles
rules-read = Lire la suite
rules-which = De quel jeu ?
rules-nothing = Rien dans les règles n’y répond. Essayez d’autres mots, ou moins de mots ; ou choisissez un chapitre.
rules-unknown = Cette règle n’existe pas, ou n’existe plus. `/règles` trouve celles qui existent.
