# `/règles`

command-rules = règles
command-rules-about = Consulter les règles : posez une question, saisissez un mot ou un numéro
command-rules-game = jeu
command-rules-game-about = Quel jeu ; par défaut tous, d’abord celui qui se joue ici
command-rules-topic = sujet
command-rules-topic-about = Que voulez-vous savoir ?
command-rules-to = à
command-rules-to-about = Montrer la règle à tout le monde ici, en mentionnant cette personne

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
rules-which = Quel jeu ?
rules-nothing = Je n’ai rien trouvé dans les règles. Essayez d’autres mots, ou moins de mots ; ou choisissez un chapitre.
rules-unknown = Cette règle n’existe plus. Cherchez-la avec `/règles`.
