# L’énigme du jour, et les exercices.

# $game: un nom; $number: du jour
daily-title = { $game } · énigme du jour nº { $number }
# $side : le camp de qui cherche
daily-side = votre camp : { $side }
# $number: à partir de 1; $theme: le sujet
exercise-title = { $game } · exercice { $number } · { $theme }
# $nth, $of: numéros d’essais
daily-about = essai { $nth } sur { $of }
# $at: une date, comme « dans 5 heures »
daily-next = -# Prochaine énigme { $at }.
daily-practice-about = entraînement, ne compte pas
# $sign: un carré de couleur; $points: de 0 à 100
daily-reached = { $sign } **{ $points }** · objectif atteint
daily-partly = { $sign } **{ $points }** · pas tout à fait
daily-missed = { $sign } **{ $points }** · raté
# $signs: un carré de couleur par essai; $count: essais
daily-left = { $signs } · { $count ->
        [one] encore un essai
       *[other] encore { $count } essais
    }
daily-again = Réessayer
daily-table-button = Résultats
# $place: une médaille ou un rang; $name: un joueur; $points: de 0 à 100; $signs: un carré de couleur par essai
daily-line = { $place } **{ $name }** · { $points } · { $signs }
daily-table = **Sur ce serveur**
# $solved: combien ont atteint l’objectif; $players: combien ont essayé
daily-yesterday = **La dernière fois** : { $solved } sur { $players } { $solved ->
        [one] a réussi
       *[other] ont réussi
    }
# $players: combien ont joué; $reached: combien ont atteint l’objectif; $place: le rang de qui lit
daily-everywhere = -# Partout : objectif atteint par { $reached } sur { $players } · votre place : { $place }
# $count: jours d’affilée
daily-streak = 🔥 { $count ->
        [one] 1 jour d’affilée
       *[other] { $count } jours d’affilée
    }
daily-share = Partager
# $number: du jour
daily-share-number = Pichenette nº { $number }
daily-play = Jouer
daily-practice = S’entraîner
daily-before = Dernière solution
daily-today = L’énigme du jour
# une position d’une partie jouée sur le serveur du lecteur
daily-here = Partie de ce serveur
# $game: un nom
daily-here-title = { $game } · position d’une partie de ce serveur
# $game: un nom
daily-other = { $game } du jour
# $what: la meilleure réponse connue
daily-solution = 💡 Meilleure réponse : { $what }
# on the page of a puzzle, as a heading; below it, while the answer is a secret
daily-open-best = Meilleure réponse
daily-open-later = Elle arrive ici dès que les essais ne comptent plus.
# $signs: un carré de couleur par essai; $points: de 0 à 100
daily-own = Vous : { $signs } · { $points }
daily-ghosts = Fantômes
daily-ghosts-title = **Les meilleurs essais ici**
# $place: à partir de 1, aussi sur l’image; $name: un joueur; $points: de 0 à 100
daily-ghost = `{ $place }` { $name } · { $points }
daily-ghost-own = `{ $place }` **{ $name }** · { $points } · le vôtre, en évidence
# $game: un nom; $at: une date, comme « dans 2 jours »
daily-another-day = Pas d’énigme { $game } aujourd’hui. La prochaine arrive { $at }. Les énigmes du jour :
daily-elsewhere = Vous avez déjà joué cet essai. Voici le suivant : appuyez encore pour le jouer.
# $game: un nom; $solved, $count: exercices
exercises-title = ### { $game } · exercices
    Résolus : { $solved } sur { $count }
# $count: exercices
exercises-waiting = -# { $count ->
        [one] Un autre est en préparation.
       *[other] { $count } autres sont en préparation.
    }
exercises-hint = Choisissez un exercice
exercises-next = Exercice suivant
exercises-all = Tous les exercices
exercises-open = Exercices
refused-puzzle = Cette énigme n’existe pas. Tapez `/énigme` pour celle du jour.
# $first : le jour de la première énigme ; $now : l’heure que croit le bot
refused-first-puzzle = La première énigme arrive le { $first }, et mon horloge indique { $now }. Si c’est faux, mon hébergeur doit la régler.
refused-day-over = La journée de cette énigme est terminée, les essais ne comptent plus. Voici celle d’aujourd’hui.
refused-shared = Vous avez déjà partagé votre résultat ici.
refused-ghosts = Vous verrez les essais des autres quand vous aurez joué tous les vôtres.
refused-no-tries = Vous n’avez pas encore essayé cette énigme. Tapez `/énigme`.
