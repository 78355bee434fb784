# `/règles`

bot-name = Le bot
rules-place = { $game } · { $chapter }
rules-editions = Il y a deux éditions : la française de 2021, par défaut, et l’anglaise, plus ancienne. Chaque partie indique la sienne (option *Édition*).
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
rules-which = Quel jeu ?
rules-nothing = Je n’ai rien trouvé dans les règles. Essayez d’autres mots, ou moins de mots ; ou choisissez un chapitre.
rules-unknown = Cette règle n’existe plus. Cherchez-la avec `/règles`.
