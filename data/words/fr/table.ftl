# Ce que dit la table, quel que soit le jeu : défis, fiches, panneaux, refus.

refused-by-rule = { $said } (règle { $rule })
too-slow-for-a-form = C’était trop long pour ouvrir un formulaire. Appuyez encore une fois.
control-unknown = Ce bouton appartient à quelque chose qui ne se joue plus ici. `/tours` montre ce qui vous attend.
command-outdated = Cette commande a changé. Redémarrez Discord et réessayez.
slow-down = Cela fait beaucoup d’un coup. Réessayez dans { $seconds } s.
incident = Une erreur s’est produite chez nous ; rien n’a été changé. Si cela se répète, donnez le code **{ $code }** au responsable du bot.

# Défis
accept = Accepter
decline = Refuser
cancel = Annuler
card-challenge = ### { $game } · défi { $match }
card-challenged = { $challenger } défie { $opponent }.
card-said-yes = ✅ { $user } a accepté
card-said-no = ❌ { $user } a refusé
card-said-nothing = ⏳ { $user } n’a pas encore répondu
card-expires = Expire { $when }.
card-title = ### { $game } · partie { $match }
seated = { $user } ({ $side })
# $players : avec la lettre que l’image leur donne
picture-letters = Sur l’image : { $players }
introduced = { $users } : { $side }
card-running = En cours.
card-finished = Terminée.
card-declined = Refusé par { $opponent }.
card-cancelled = Annulé par { $challenger }.
card-expired = Expiré, faute de réponse à temps de { $opponent }.
card-set_aside = Mise de côté à cause d’une erreur. Le responsable du bot la retrouve sous le code **{ $incident }**.
# $count: combien gagnent ensemble.
card-won = { $winner } { $count ->
    [one] bat
   *[other] battent
  } { $loser } : { $reason }.
card-ranked = { $winner } { $count ->
    [one] l’emporte
   *[other] l’emportent
  } : { $reason }.
card-place = { $place }. { $players }
card-draw = Match nul : { $reason }.
option-line = { $name } : { $value }
option-hint = { $name } : { $value }
open = Ouvrir
refused-no-option = « { $given } » n’est pas une option de ce jeu. Écrivez `nom=valeur` ; il y a : { $known }.
refused-option-value = « { $name } » ne peut pas valoir « { $given } ». Valeurs possibles : { $known }.
refused-here = Une partie ne peut commencer que sur un serveur : dans un salon textuel, dans un fil, ou dans le chat d’un salon vocal.
refused-permissions = Je ne peux pas jouer ici : il me manque { $missing }. Quelqu’un qui gère le serveur peut me le donner.
note-permissions = ⚠ Je ne peux pas écrire ici : il me manque { $missing }. Votre réponse est enregistrée, mais personne ne la voit tant que ce n’est pas réglé.
listed = { $before }, { $last }
together = { $before } et { $last }
permission-view_channel = « Voir le salon »
permission-send_messages = « Envoyer des messages »
permission-send_messages_in_threads = « Envoyer des messages dans les fils »
permission-create_public_threads = « Créer des fils publics »
permission-attach_files = « Joindre des fichiers »
permission-read_message_history = « Voir les anciens messages »

# Parties
thread-name = { $game } { $match } : { $players }
thread-lost = Le fil de cette partie a disparu ; elle continue ici.
more = Plus
resign = Abandonner
text-whole = Plateau
text-picture = Image
text-detail-unknown = Rien ne s’appelle « { $given } » ici. Il y a : { $known }.
text-detail-none = { $game } n’en dit pas plus sur une pièce.
describe-nothing = Ce message ne montre aucune partie. Choisissez cette commande sur le message d’un tour.
text-board = Texte
open-aim = Viser
# tant que le tour de quelqu’un continue
open-next = Pichenette suivante
open-deploy = Déployer
open-arrange = Disposer…
open-place = Placer
open-run = Déplacer un joueur
open-act = Agir
open-choose = Choisir
more-title = **Partie { $match }**
# $others : qui d’autre joue
resign-question = Abandonner { $game } nº { $match } ? Victoire à { $others }.
resign-question-several = Quitter { $game } nº { $match }, avec { $others } ? La partie continue sans vous, et vous ne pourrez pas revenir.
resign-question-last = Quitter { $game } nº { $match }, avec { $others } ? La partie se termine alors, et vos adversaires gagnent.
resign-which = Quelle partie abandonner ?
resign-sure = Oui, j’abandonne
resign-not = Non, je continue
resign-kept = Bien : la partie continue.
resign-cannot = Seuls ceux qui jouent une partie peuvent l’abandonner, et seulement tant qu’elle se joue.
resigned = Vous avez abandonné { $game } nº { $match }.
resigned-several = Vous avez quitté { $game } nº { $match } ; les autres continuent.
match-which = Quelle partie ? Vous en jouez plusieurs : { $known }. Utilisez l’option `partie`, ou la commande dans le fil de la partie.
match-choice = { $match } · { $game } { $count ->
    [one] contre
   *[other] avec
  } { $others }
match-none = Vous ne jouez aucune partie en ce moment. `/jouer` en lance une.
turns-title = ### Ce qui vous attend : { $count }
# $count: combien d’autres jouent.
turns-line = **{ $game } { $match }** { $count ->
    [one] contre
   *[other] avec
  } { $others } : { $ask }
turns-none = Rien ne vous attend. `/jouer` lance une partie, `/apprendre` apprend un jeu.
turns-others = **En attente des autres**
turns-others-line = [{ $game } { $match }]({ $address }) : à { $others } de jouer
turns-others-more = et { $count } de plus : `/historique`
turns-jump = Y aller
turns-challenge = **{ $game } { $match }** : { $challenger } vous a défié
turns-more = Quoi d’autre ?
turns-since = demandé { $when }
turns-offer-draw = **{ $game } { $match }** : { $user } propose la nulle
turns-offer-takeback = **{ $game } { $match }** : { $user } demande à reprendre un coup
turns-offer-pause = **{ $game } { $match }** : { $user } voudrait une pause { $count ->
    [one] d’un jour
   *[other] de { $count } jours
  }
turns-offer-rematch = **{ $game } { $match }** : { $user } veut une revanche
turns-offer-replace = **{ $game } { $match }** : on vous propose la place de { $user }
stale = C’est déjà décidé. Voici la question du moment.
went-on = La partie a continué depuis ; voici ce qui vous est demandé maintenant.
already-played = C’est déjà joué ; voici où en est la partie.
moved-elsewhere = Cette réponse a été changée ailleurs entre-temps ; la voici. Regardez-la et confirmez encore une fois.
choice-gone = Ce choix n’est plus possible.
value-unusable = Une valeur de cette réponse est inutilisable. Réglez-la encore une fois.

# Panneaux
rule-titled = { $rule } : { $title }
why = Pourquoi ?
why-nothing = Aucune règle n’a décidé cela.
why-in-english = Cette règle n’est pas encore traduite ; la voici en anglais.
panel-rule = règle { $rule }
choice-hint = Choisir
page = page { $page } sur { $pages }
page-back = Précédente
page-on = Suivante
page-onward = Suivante ({ $page })
subset-hint = { $lo ->
    [one] En choisir au moins un, au plus { $hi }
   *[other] En choisir au moins { $lo }, au plus { $hi }
}
# $count sont choisis, il en faut de $lo (au moins) à $hi, il en manque $missing.
subset-few = ⚠ { $count } sur { $lo } : encore { $missing } à choisir.
# $lo et $hi : combien il en faut.
subset-enough = Choix : { $count } sur { $hi }.
hint-line = **{ $name }** : { $hint }
confirm = Confirmer
confirm-choice = Confirmer : { $choice }
confirm-flick = Pichenette !
confirm-flicks = Pichenettes ! ({ $count })
confirm-deploy = Déployer
confirm-place = Poser ici
close = Fermer
sure-wanted = Jouer ce tir ?
sure-touches-nothing = Cette pichenette ne touche rien. Jouer quand même ?
sure-flick = Jouer quand même
sure-given = Valider cette réponse ?
sure-back = Revenir
sure-aim = Viser de nouveau
type-it = Écrire
type-shot = Tout le tir
type-shot-hint = A3>B2 g30 s62 : pièce, visée, force ; le reste ne change pas. Aussi @c4, bord, pareil, juste
type-shots = Pichenettes, une par ligne
type-shots-hint = A3>B2 g30 s62 !steal : pièce, visée, force, annonce. Aussi ball, goal, @c4, edge, juste
type-aim = Viser
type-aim-hint = B2, B2 g30 (30 % à gauche de son milieu), B2 d30, 125 (degrés), 7:30, no, ou +2,5 pour tourner
type-contradiction = « { $shot } » et « { $line } » se contredisent. Ne remplissez que l’un des deux.
type-side = De quel côté
type-side-hint = 125 (degrés, 0 en haut), 7:30, no, ou +15 pour tourner
type-number = { $unit }, de { $lo } à { $hi }
type-strength-hint = Un nombre, ou effleuré (15), doux (30), ferme (60), fort (80), maximum (100)
type-places = Places, une pièce par ligne
finer = Pas : { $step }
coarser = Pas : { $step }
step-millimetres = { $step } mm
# La même chose quand on vise : l’image se rapproche, ou montre de nouveau toute l’arène.
finer-aim = Zoom : ± { $step }
coarser-aim = Large : ± { $step }
played = Joué : { $what }
deployed = Déployé : { $what }
chosen = Votre choix : { $what }

# Viser
decimal-mark = ,
unit-strength = Force
strength-15 = effleuré
strength-30 = doux
strength-60 = ferme
strength-80 = fort
strength-100 = maximum
number-value = { $unit } { $value }
number-slides = { $unit } { $value } = glisse sur { $distance } cm
number-flies = { $unit } { $value } = vole sur { $distance } cm
aim-hint = Viser
aim-no-target = une direction
aim-target = { $target } · { $distance } cm
aim-yours = { $target } (à vous)
aim-away = { $target } est à { $distance } cm
aim-meets = Touche d’abord { $what }.
aim-blocked = Quelque chose barre le chemin de { $what }.
aim-short = N’atteint pas { $what }.
aim-far = hors de portée
slip-risk = Si la main tremble : { $what }
aim-clear = tir dégagé
aim-behind = derrière { $what }
aim-direction = { $clock } ({ $degrees }°)
aim-full = plein sur { $target }, { $direction }
aim-full-short = plein
aim-beside-short = { $side ->
    [left] { $percent } % à gauche
   *[right] { $percent } % à droite
}
aim-left = gauche { $step }
aim-right = droite { $step }
# les mêmes pour tous les autres
aim-arrow-left = ◀ { $step }
aim-arrow-right = { $step } ▶
aim-arrow-beside = { $side ->
    [left] ◀ { $percent } %
   *[right] { $percent } % ▶
}
# le brouillon en une ligne : ce qui est lancé, vers quoi
aim-brief = { $what } → { $aim }
aim-brief-beside = { $side ->
    [left] { $target }, { $percent } % à gauche
   *[right] { $target }, { $percent } % à droite
}
aim-letter-left = g
aim-letter-right = d
aim-beside = { $side ->
    [left] { $percent } % à gauche de { $target }, { $direction }
   *[right] { $percent } % à droite de { $target }, { $direction }
}
aim-kept = La partie a continué ; votre visée est gardée.
aim-piece-gone = La pièce choisie ne peut plus être jouée ; en voici une autre, avec la même force.
aim-target-gone = Ce que vous visiez n’est plus là ; l’angle est gardé.
aim-target-moved = { $target } n’est plus là où vous l’aviez visé ; l’angle est gardé.
aim-unknown-target = Pas de « { $given } » à viser. Vous pouvez viser : { $known }.
aim-unreadable = « { $given } » n’est pas une visée. Écrivez une pièce (`B2`, ou `B2 g30` pour 30 % à gauche de son milieu), des degrés (`125`), une heure (`7:30`), un point cardinal (`no`) ou une rotation (`+2,5`).
aim-ambiguous = « { $given } » peut être { $known }. Lequel ?
aim-offset-out-of-range = « { $given } » : à côté du milieu, de 0 à 100 % ; à 100 les pièces se frôlent à peine.
aim-angle-out-of-range = « { $given } » : un angle est compris entre 0 et 360 degrés.
aim-clock-out-of-range = « { $given } » n’est pas une heure de cadran. Écrivez-en une entre `1:00` et `12:59`.
aim-nothing-to-turn = « { $given } » tourne une visée, mais il n’y en a pas encore. Écrivez une pièce, des degrés ou une heure.
number-unreadable = « { $given } » n’est pas un nombre. Écrivez-en un entre { $lo } et { $hi }.
number-out-of-range = « { $given } » est hors limites. Écrivez un nombre entre { $lo } et { $hi }.
move-unknown = « { $given } » ne répond pas à cette question. Au plus près : { $near }.
shot-empty = Rien n’est écrit. Un tir s’écrit ainsi : `A3>B2 g30 s62`.
shot-ambiguous = « { $given } » peut vouloir dire plusieurs choses. Laquelle ?
shot-reaches-nothing = « { $given } » demande une pièce à atteindre : écrivez par exemple `B2 juste`.
shot-out-of-reach = Même la pichenette la plus forte ne va pas jusque-là.
shot-unknown-announcement = { $piece } ne peut pas annoncer « { $given } » maintenant. Possible : { $known }.
shot-unread = Aucune pichenette n’est prête : votre dernière ligne n’a pas pu être lue. Visez, ou saisissez-la de nouveau.
shot-meant = Vouliez-vous dire…
several-line = Ligne { $number }, `{ $line }` : { $why }
several-many = { $count } pichenettes en un message, c’est trop ; { $most } sont possibles.
several-long = Une pichenette s’écrit en { $most } caractères au plus.
several-no-piece = Chaque ligne commence par la pièce à jouer, par exemple `A3>`.
several-twice = { $piece } figure déjà dans une ligne plus haut, et n’agit qu’une fois par tour.
several-bonus = { $piece } a droit à une pichenette bonus juste après. Mettez-la à la ligne suivante.
several-not-here = Ici, une seule pichenette se joue à la fois.
several-then = { $count ->
    [one] Une pichenette suit
   *[other] { $count } pichenettes suivent
  } aussitôt, tant que votre tour continue :
several-alone = Seulement celle-ci
several-played = Jouées : { $count } sur { $all }
several-stopped = Pas jouées : { $why }
several-kept = Elles vous attendent dans votre prochain panneau.
rest-waits = { $count ->
    [one] Cette pichenette part
   *[other] Ces { $count } pichenettes partent
  } dès que l’autre camp a répondu :
rest-cancel = Annuler la suite
rest-cancelled = { $count ->
    [0] Rien n’était en attente.
    [one] La pichenette en attente est annulée.
   *[other] Les { $count } pichenettes en attente sont annulées.
  }
rest-stopped = Cette pichenette est à vérifier.
rest-check = Votre ligne s’est arrêtée avant `{ $line }`. Vérifiez, puis continuez.
rest-unread = Votre ligne s’est arrêtée avant `{ $line }` : { $why }
order-kept = C’est enregistré. Personne d’autre ne le voit.
flick-unknown-piece = Pas de « { $given } » que vous puissiez jouer maintenant. Vous pouvez jouer : { $known }.
flick-nothing = Il n’y a pas de pichenette à donner maintenant : { $ask }
flick-unsure = Voici l’aperçu. Appuyez sur **{ $button }** pour jouer.
flicks-unsure = Voici la première pichenette ; les suivantes visent d’après les nouvelles positions. Appuyez sur **{ $button }** pour les jouer.

# Placer
mine-save = Enregistrer
mine-saved = Formation gardée. Elle sera proposée comme **La mienne** à chaque déploiement d’autant de pièces, de quelque côté que vous jouiez.
mine-none = Vous n’avez pas gardé de formation pour autant de pièces. Disposez-en une ici et appuyez sur **Garder comme la mienne**.
place-mine = La mienne
place-formation = Formation
place-piece = Pièce
place-own = Votre propre disposition
place-at = { $tile } · { $x } ; { $y }
place-left = gauche
place-up = haut
place-down = bas
place-right = droite
place-twist = tourner
place-move = Déplacer { $piece }
place-type-all = Écrire les places
place-title = Où va { $piece } ?
place-label = Place de { $piece }
# $lies : si l’image du jeu est droite, ou tournée d’un angle droit
place-hint = C2, ou mm { $lies ->
    [turned] depuis le haut et depuis la gauche
   *[upright] depuis la gauche et depuis le bas
  } : 300, 60
place-hint-angle = C2, ou mm { $lies ->
    [turned] depuis le haut et la gauche
   *[upright] depuis la gauche et le bas
  } : 300, 60 ; blocs avec angle : 300, 60, 45
place-unreadable = « { $given } » n’est pas une place. Écrivez une case (`C4`) ou x et y en mm (`300, 60`), avec un angle en degrés pour ce qui se tourne (`300, 60, 45`).
place-no-angle = « { $given } » contient trois nombres, mais une pièce ronde n’a pas d’angle. Écrivez une case (`C4`) ou x et y en mm : `300, 60` ou, avec des décimales, `300,5; 60`.
place-off-grid = « { $given } » est hors du plateau : les cases vont de A1 à { $last }.
place-unknown-piece = Pas de « { $given } » à poser. Il y a : { $known }.

# Choix secrets. $digest : le début d’une empreinte, ou toute l’empreinte ; $text : ce dont elle est faite
sealed-chosen = ✓ { $user } a choisi · 🔒 `{ $digest }`
sealed-shown = 🔒 Les choix secrets sont dévoilés ; *Pourquoi ?* dit comment les vérifier.
sealed-title = 🔒 Choisi en secret
sealed-hash = { $user } : `{ $digest }`
sealed-opened = ↳ dévoilé : `{ $text }`
sealed-how = -# L’empreinte a été donnée au moment du choix. C’est le SHA-256 du texte dévoilé : personne n’a donc pu changer d’avis. `printf %s 'texte' | sha256sum` donne la même.
# Actions préparées avant d’être jouées.
steps-none = Rien n’est encore préparé. Personne ne voit ce que vous choisissez plus bas, et vous pouvez l’annuler tant que vous ne l’avez pas joué.
# $count : combien d’actions sont préparées
steps-private = { $count ->
    [one] Une action est préparée
   *[other] { $count } actions sont préparées
  }. Personne n’en voit rien, et vous pouvez annuler tant que vous n’avez pas joué.
steps-final = { $count ->
    [0] Une fois ce choix joué, on ne revient plus en arrière.
    [one] L’action ci-dessus est jouée avec ce choix ; ensuite, rien ne s’annule plus.
   *[other] Les { $count } actions ci-dessus sont jouées avec ce choix ; ensuite, rien ne s’annule plus.
  }
steps-gone = { $count ->
    [one] Une action que vous aviez préparée n’est plus possible.
   *[other] { $count } actions que vous aviez préparées ne sont plus possibles.
  }
steps-deeds = Plans tout faits…
steps-undo = Annuler la dernière
type-steps-title = Écrire vos actions
type-steps = Actions, l’une après l’autre
type-steps-hint = Séparées par ; comme : move F6 ; kill 2 ; end
steps-ended = Rien ne vient après ce qui termine l’activation.
steps-empty = Aucune action n’est écrite là.
# $count : combien d’actions sont écrites, $most : combien peuvent l’être
steps-many = { $count } actions, c’est trop pour une ligne ; { $most } au plus.
steps-none-left = Il n’y a plus d’action à annuler.
# $number : celui de l’action, $part : ce qui est écrit, $why : ce qui ne va pas
steps-part = Action { $number }, `{ $part }` : { $why }
# $given : ce qui est écrit, $near : les codes que cela peut désigner
steps-several = « { $given } » peut vouloir dire plusieurs choses : { $near }.
# Les mots d’une action qui ne disent rien, et ce qui l’annule : séparés par des virgules, sans accents.
steps-needless = a, au, en, sur, par, vers, le, la, les, l, de, du, un, une, soldat, soldats
steps-typed-undo = undo, annule, annuler, retour, u
sealed-yours = ✓ Vous avez choisi. Personne d’autre ne le voit avant que tous aient choisi. On attend { $names }.
sealed-until = Personne d’autre ne le voit avant que tous aient choisi. On attend { $names }.
