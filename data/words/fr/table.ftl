# Commun à tous les jeux : défis, fiches, panneaux, refus.

refused-by-rule = { $said } (règle { $rule })
too-slow-to-open = L’ouverture a pris trop de temps. Appuyez de nouveau.
control-unknown = Ce bouton ne sert plus. `/tours` montre ce qui vous attend.
command-outdated = Cette commande a changé. Redémarrez Discord et réessayez.
slow-down = Doucement ! Réessayez dans { $seconds } s.
file-too-large = Discord a refusé { $file } : le fichier est trop lourd pour être envoyé ici.
incident = Une erreur s’est produite de notre côté ; rien n’a changé. Si cela se reproduit, donnez le code **{ $code }** au responsable du bot.

# Défis
accept = Accepter
decline = Refuser
# $user : le seul qui le peut
cancel = Annuler ({ $user } seulement)
card-challenge = ### { $game } · défi nº { $match }
card-challenged = { $challenger } défie { $opponent }.
card-said-yes = ✅ { $user } a accepté
card-said-no = ❌ { $user } a refusé
card-said-nothing = ⏳ { $user } n’a pas encore répondu
card-expires = Expire { $when }.
card-title = ### { $game } nº { $match }
# $said: the players, or who won
card-line = **{ $game } nº { $match }** · { $said }
# $mark : l’emoji du camp
seated = { $user } { $mark }({ $side })
# $players : les noms, avec leur lettre sur l’image
picture-letters = Sur l’image : { $players }
# $number: of an entrant, a place or a seat, for a name that cannot be drawn
picture-nameless = N° { $number }
introduced = { $users } : { $side }
# $goal: what the game is about, and how it is won.
goal-of-game = 🎯 { $goal }
card-running = En cours.
card-finished = Terminée.
card-declined = Refusé par { $opponent }.
card-cancelled = Ce défi a été retiré.
card-expired = Expiré : pas de réponse à temps de { $opponent }.
card-set_aside = Suspendue après une erreur. Pour le responsable du bot : code **{ $incident }**.
card-game-gone = Suspendue jusqu’au retour du jeu { $game }
# $count : le nombre de gagnants.
card-won = { $winner } { $count ->
    [one] bat
   *[other] battent
  } { $loser }{ $way ->
    [yes] {""}
   *[no] {""} :
  } { $reason }.
card-ranked = { $winner } { $count ->
    [one] l’emporte
   *[other] l’emportent
  }{ $way ->
    [yes] {""}
   *[no] {""} :
  } { $reason }.
card-place = { $place }. { $players }
card-draw = Partie nulle{ $way ->
    [yes] {""}
   *[no] {""} :
  } { $reason }.
option-line = { $name } : { $value }
option-hint = { $name } : { $value }
open = Ouvrir
refused-options = { $game } n’a pas d’options.
refused-no-option = Option inconnue : « { $given } ». Saisissez `nom=valeur`. Au choix : { $known }.
refused-option-bare = Quelle valeur ? Saisissez `{ $name }=` suivi de l’une de celles-ci : { $known }.
refused-option-value = « { $name } » ne peut pas valoir « { $given } ». Au choix : { $known }.
refused-option-line = { $why } Pour garder le reste, saisissez `{ $line }`.
refused-here = Une partie se lance sur un serveur : dans un salon textuel, un fil ou le chat d’un salon vocal.
refused-hidden-here = Ici, les applications ne peuvent rien publier pour tout le monde : personne d’autre ne verrait la partie. Jouez dans vos messages privés avec cette personne, dans un groupe ou sur un serveur qui m’a ajouté.
refused-only-server = Les parties classées et les fils d’équipe demandent un serveur qui m’a ajouté. Retirez ces options pour jouer ici.
# dans les messages privés avec le bot
play-alone-here = Il n’y a que vous et moi ici. Pour jouer avec d’autres, utilisez `/jouer` dans vos messages privés avec eux ou dans un groupe : personne n’a rien à installer. Ou ajoutez-moi à un serveur.
# sur des boutons
play-the-bot = { $game } contre moi
add-to-server = M’ajouter à un serveur
refused-private-thread = Je ne suis pas dans ce fil privé. Mentionnez-moi ici pour m’y ajouter, puis réessayez.
refused-permissions = Je ne peux pas jouer ici : il me manque { $missing }. Demandez à quelqu’un qui gère le serveur de { $count ->
    [one] me l’accorder
   *[other] me les accorder
  }.
note-lost = ⚠ Le salon de la partie nº { $match } a été supprimé. Votre réponse est enregistrée, mais personne ne la verra tant que la partie n’est pas déplacée : utilisez `/partie ici` dans un autre salon.
note-lost-unseen = ⚠ Le salon de la partie nº { $match } a été supprimé. Vous pouvez répondre, mais personne ne le verra tant que la partie n’est pas déplacée : utilisez `/partie ici` dans un autre salon.
note-unseen = ⚠ Je ne peux pas écrire dans <#{ $place }> : il me manque { $missing }. Vous pouvez répondre, mais personne ne le verra tant que ce n’est pas réglé.
note-goes-on = ⚠ Je ne peux pas écrire dans <#{ $place }> : il me manque { $missing }. La partie continue dans <#{ $channel }>.
note-permissions = ⚠ Je ne peux pas écrire dans <#{ $place }> : il me manque { $missing }. Votre réponse est enregistrée, mais personne ne la verra tant que ce n’est pas réglé.
listed = { $before }, { $last }
series = { $before } ; { $last }
together = { $before } et { $last }
permission-view_channel = « Voir le salon »
permission-send_messages = « Envoyer des messages »
permission-send_messages_in_threads = « Envoyer des messages dans les fils »
permission-create_public_threads = « Créer des fils publics »
permission-attach_files = « Joindre des fichiers »
permission-read_message_history = « Voir les anciens messages »

# Parties
thread-name = { $players } · { $game } nº { $match }
thread-lost = Le fil de cette partie a été supprimé ; la partie continue ici.
thread-locked = Le fil de cette partie est verrouillé ; la partie continue ici.
thread-closed = Je ne peux plus écrire dans le fil de cette partie ; la partie continue ici.
more = Plus
resign = Abandonner
text-whole = Plateau
text-picture = Image
text-detail-unknown = Il n’y a pas de « { $given } » ici. Au choix : { $known }.
text-detail-none = À { $game }, il n’y a pas de détails sur une seule pièce.
describe-nothing = Il n’y a pas de partie dans ce message. Essayez sur le message d’un coup.
text-board = Texte
open-aim = Viser
# plus tard dans le même tour
open-next = Pichenette suivante
open-deploy = Déployer
open-arrange = Disposer…
open-place = Placer
open-run = Déplacer un joueur
open-plan = Préparer…
open-choose = Choisir
# $choice : ce qui s’ouvre à côté des réponses toutes faites, comme un héros à préparer
open-other = Activer : { $choice }
more-title = **Partie nº { $match }**
# $others : les autres joueurs
resign-question = Abandonner { $game } nº { $match } ? { $others } l’emportera.
resign-question-several = Quitter { $game } nº { $match }, avec { $others } ? La partie continue sans vous, et vous ne pourrez pas revenir.
resign-question-last = Quitter { $game } nº { $match }, avec { $others } ? La partie se termine alors, et vos adversaires gagnent.
resign-which = Quelle partie abandonner ?
resign-sure = Oui, j’abandonne
resign-not = Non, je continue
resign-kept = Entendu, la partie continue.
resign-cannot = Seuls ses joueurs peuvent abandonner une partie, et seulement si elle est en cours.
resigned = Vous avez abandonné { $game } nº { $match }.
resigned-several = Vous avez quitté { $game } nº { $match } ; les autres continuent.
match-which = Quelle partie ? Ajoutez `partie:` à la commande, ou utilisez-la dans le fil de la partie. Vous jouez :
  { $known }
match-choice = { $game } nº { $match } { $count ->
    [one] contre
   *[other] avec
  } { $others }
match-none = Vous n’avez aucune partie en cours. `/jouer` en lance une.
turns-title = ### Ce qui vous attend : { $count }
# $count : le nombre d’autres joueurs.
turns-line = **{ $game } nº { $match }** { $count ->
    [one] contre
   *[other] avec
  } { $others } : { $ask }
turns-none = Vous êtes à jour. `/jouer` lance une partie, `/apprendre` vous apprend un jeu.
turns-others = **Vos autres parties**
turns-others-line = [{ $game } nº { $match }]({ $address }) : à { $others } de jouer
turns-paused-line = [{ $game } nº { $match }]({ $address }) : ⏸ en pause jusqu’au { $when }
turns-others-more = et { $count } de plus : `/historique`
turns-jump = Voir la partie
turns-challenge = **{ $game } nº { $match }** : { $challenger } vous défie
turns-more = Mes autres tours
turns-since = demandé { $when }
turns-offer-draw = **{ $game } nº { $match }** : { $user } propose la nulle
turns-offer-takeback = **{ $game } nº { $match }** : { $user } voudrait reprendre un coup
turns-offer-pause = **{ $game } nº { $match }** : { $user } voudrait une pause { $count ->
    [one] d’un jour
   *[other] de { $count } jours
  }
turns-offer-rematch = **{ $game } nº { $match }** : { $user } veut une revanche
turns-offer-replace = **{ $game } nº { $match }** : { $user } vous propose de prendre sa place
stale = C’est déjà fait. Voici la question du moment.
went-on = La partie a avancé. Voici la question du moment.
already-played = Vous l’avez déjà joué. Voici où en est la partie.
moved-elsewhere = Vous avez modifié cette réponse ailleurs. La voici : vérifiez et confirmez de nouveau.
choice-gone = Ce n’est plus possible. Choisissez de nouveau.
value-unusable = Un élément de cette réponse n’est pas valable. Réglez-le de nouveau.

# Panneaux
rule-titled = { $rule } : { $title }
bot-name = Le bot
rules-open = Règles
rules-read = Lire la suite
why = Pourquoi ?
why-nothing = Aucune règle n’est intervenue ici.
# Sous les phrases sur un abandon
why-resigned = On peut abandonner à tout moment. Un camp sans joueur est éliminé et le dernier en lice gagne ; d’ici là, les autres continuent.
why-in-english = Cette règle n’est pas encore traduite ; la voici en anglais.
panel-rule = règle { $rule }
choice-hint = Choisir
page = page { $page } sur { $pages }
page-back = Précédente
page-on = Suivante
page-onward = Suivante ({ $page })
subset-hint = { $lo ->
    [one] Choisissez-en au moins un, au plus { $hi }
   *[other] Choisissez-en au moins { $lo }, au plus { $hi }
}
subset-exact = { $count ->
    [one] Choisissez-en un
   *[other] Choisissez-en { $count }
}
# $count : choisis ; $lo, $hi : au moins, au plus ; $missing : encore à choisir.
subset-few = ⚠ { $count } sur { $lo } : encore { $missing } à choisir.
subset-enough = Choisis : { $count } sur { $hi }.
hint-line = **{ $name }** : { $hint }
confirm = Confirmer
confirm-choice = Confirmer : { $choice }
confirm-flick = Jouer
confirm-flicks = Tout jouer ({ $count })
confirm-deploy = Déployer
confirm-place = Poser
press-plays = Une direction touchée est jouée aussitôt.
close = Fermer
sure-wanted = Jouer cette pichenette ?
sure-touches-nothing = Cette pichenette ne touche rien. La jouer quand même ?
sure-flick = Jouer quand même
sure-given = Valider cette réponse ?
sure-back = Retour
sure-aim = Viser de nouveau
type-it = Saisir
type-shot = Tir complet
type-shot-hint = A3>B2 g30 s62 : pièce, visée, force ; le reste ne change pas. Aussi @c4, bord, pareil, juste
type-shots = Pichenettes, une par ligne
type-shots-hint = A3>B2 g30 s62 !arracher : pièce, visée, force, annonce. Aussi ballon, en-but, @c4, juste
type-aim = Viser
type-aim-hint = B2, B2 g30 (30 % à gauche du centre), B2 d30, 125 (degrés), 7:30, no, ou +2,5 pour tourner
type-contradiction = « { $shot } » et « { $line } » se contredisent. Ne remplissez que l’un des deux.
type-side = De quel côté
type-side-hint = 125 (degrés, 0 en haut), 7:30, no, ou +15 pour tourner
type-number = { $unit }, de { $lo } à { $hi }
type-strength-hint = Un nombre, ou effleuré (15), doux (30), ferme (60), fort (80), maximum (100)
type-places = Positions, une pièce par ligne
finer = Plus fin
coarser = Moins fin
# Les mêmes quand on vise : l’image se rapproche, ou montre toute l’arène.
finer-aim = Zoom
coarser-aim = Vue large
played = Joué : { $what }
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
aim-no-target = Une direction
aim-target = { $target } · { $distance } cm
aim-yours = { $target }, à vous
aim-away = { $target } est à { $distance } cm
aim-meets = Touche d’abord { $what }.
aim-blocked = Quelque chose gêne devant { $what }.
aim-short = N’atteint pas { $what }.
aim-far = hors de portée
slip-risk = Si votre main dévie : { $what }
aim-clear = tir dégagé
aim-behind = derrière { $what }
aim-direction = { $degrees }°
aim-full = plein centre sur { $target }, { $direction }
# $target : un endroit, comme une ligne
aim-toward = droit vers { $target }, { $direction }
aim-full-short = centre
aim-beside-short = { $side ->
    [left] { $percent } % à gauche
   *[right] { $percent } % à droite
}
aim-left = gauche { $step }
aim-right = droite { $step }
# les mêmes pour les autres : le sens dans lequel la visée tourne sur l’image, d’où qu’elle vienne
aim-arrow-left = ↺ { $step }
aim-arrow-right = { $step } ↻
aim-arrow-beside = { $side ->
    [left] ↺ { $percent } %
   *[right] { $percent } % ↻
}
# le brouillon en une ligne : pièce et cible
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
aim-kept = La partie a avancé ; votre visée est conservée.
aim-piece-gone = Votre pièce n’est plus jouable. En voici une autre, avec la même force.
aim-target-gone = Votre cible n’est plus là ; l’angle reste réglé.
aim-target-moved = { $target } a bougé ; l’angle reste réglé.
aim-unknown-target = Impossible de viser « { $given } ». Au choix : { $known }.
aim-itself = { $piece } ne peut pas se viser. Choisissez une autre cible.
aim-unreadable = Je ne comprends pas la visée « { $given } ». Essayez une pièce (`B2`, ou `B2 g30` pour 30 % à gauche du centre), des degrés (`125`), une heure (`7:30`), un point cardinal (`no`) ou une rotation (`+2,5`).
aim-ambiguous = « { $given } » peut désigner { $known }. Lequel ?
aim-offset-out-of-range = « { $given } » est trop loin du centre. Restez entre 0 et 100 % ; à 100, les pièces se frôlent.
aim-angle-out-of-range = « { $given } » dépasse les limites. Restez entre 0 et 360 degrés.
aim-clock-out-of-range = « { $given } » n’est pas une heure de cadran. Restez entre `1:00` et `12:59`.
aim-nothing-to-turn = « { $given } » tourne une visée, mais il n’y en a pas encore. Essayez une pièce, des degrés ou une heure.
number-unreadable = « { $given } » n’est pas un nombre. Saisissez-en un entre { $lo } et { $hi }.
number-out-of-range = « { $given } » dépasse les limites. Saisissez un nombre entre { $lo } et { $hi }.
move-unknown = Je ne comprends pas « { $given } ». Le plus proche : { $near }.
# $shot : un tir de la position
move-no-shot = Je ne comprends pas « { $given } ». Pour un tir, écrivez par exemple `{ $shot }`.
shot-empty = Saisissez un tir, par exemple `A3>B2 g30 s62`.
shot-ambiguous = « { $given } » peut vouloir dire plusieurs choses. Laquelle ?
shot-reaches-nothing = « { $given } » demande une pièce à atteindre. Essayez `B2 juste`.
shot-out-of-reach = Même la pichenette la plus forte ne va pas si loin.
shot-unknown-announcement = { $piece } ne peut pas annoncer « { $given } » maintenant. Au choix : { $known }.
shot-unread = Aucune pichenette n’est prête : je n’ai pas compris votre dernière ligne. Visez, ou saisissez-la de nouveau.
shot-meant = Vouliez-vous dire…
several-line = Ligne { $number }, `{ $line }` : { $why }
several-many = { $count } pichenettes, c’est trop pour un message ; { $most } au plus.
several-long = Cette pichenette est trop longue. { $most } caractères au plus.
several-no-piece = Commencez chaque ligne par la pièce à jouer, par exemple `A3>`.
several-twice = { $piece } est déjà dans une ligne plus haut ; chaque joueur agit une fois par tour.
several-bonus = { $piece } a droit à une pichenette bonus aussitôt après. Mettez-la à la ligne suivante.
several-not-here = Ici, on ne joue qu’une pichenette à la fois.
several-then = Ensuite, tant que dure votre tour : { $flicks }
several-alone = Seulement celle-ci
several-played = Jouées : { $count } sur { $all }
several-stopped = Pas jouées : { $why }
several-kept = Vous les retrouverez dans votre prochain panneau.
rest-waits = { $count ->
    [one] Cette pichenette suivra
   *[other] Ces { $count } pichenettes suivront
  } dès que l’autre camp aura répondu :
rest-cancel = Annuler la suite
rest-cancelled = { $count ->
    [0] Rien n’était en attente.
    [one] Pichenette en attente annulée.
   *[other] { $count } pichenettes en attente annulées.
  }
rest-stopped = Vérifiez cette pichenette avant de la jouer.
rest-danger = { $why } Vérifiez avant de jouer.
rest-check = Votre ligne s’est arrêtée avant `{ $line }`. Vérifiez, puis continuez.
rest-unread = Votre ligne s’est arrêtée avant `{ $line }` : { $why }
order-kept = C’est enregistré. Personne d’autre ne le voit.
flick-unknown-piece = Impossible de jouer « { $given } ». Au choix : { $known }.
flick-nothing = Pas encore de pichenette. D’abord : { $ask }
previewed = Voici l’aperçu. Appuyez sur **{ $button }** pour jouer.
previewed-flicks = Voici la première pichenette ; les suivantes partent des nouvelles positions. Appuyez sur **{ $button }** pour les jouer.

# Placer
mine-save = Enregistrer
mine-saved = Formation enregistrée. La prochaine fois, choisissez **La mienne**, de n’importe quel côté.
mine-none = Vous n’avez pas de formation enregistrée pour ce nombre de pièces. Disposez-les, puis appuyez sur **Enregistrer**.
place-mine = La mienne
place-formation = Formation
place-piece = Pièce
place-own = Votre formation
place-at = { $tile } · { $place }
place-left = gauche { $step }
place-up = haut { $step }
place-down = bas { $step }
place-right = droite { $step }
place-steps = Chaque appui déplace la pièce de { $cm } cm.
place-twist = tourner { $step }
place-move = Déplacer { $piece }
place-type-all = Saisir
place-title = Où va { $piece } ?
place-label = Position de { $piece }
# $lies : l’orientation de l’image du jeu
place-hint = { $tile }, ou x et y { $lies ->
    [turned] depuis le haut et la gauche
   *[upright] depuis la gauche et le bas
  } : { $place }
place-hint-angle = { $tile }, ou x et y { $lies ->
    [turned] depuis le haut et la gauche
   *[upright] depuis la gauche et le bas
  } : { $place }. Bloc avec angle : { $angled }
place-unreadable = Je ne comprends pas la position « { $given } ». Essayez une case (`C4`) ou x et y en cm (`35 ; 5`) ; un bloc accepte aussi un angle en degrés (`35 cm ; 5 cm ; 45°`).
place-no-angle = « { $given } » contient trois nombres, mais une pièce ronde n’a pas d’angle. Essayez une case (`C4`) ou x et y en cm : `35 ; 5` ou, avec des décimales, `35,5 ; 5`.
place-off-board = « { $given } » est hors du plateau : les positions sont en cm, et le plateau fait { $wide } cm de large et { $high } cm de haut.
place-off-grid = « { $given } » est hors du plateau. Les cases vont de A1 à { $last }.
place-unknown-piece = Vous n’avez pas de « { $given } » à placer. Au choix : { $known }.

# Choix secrets. $digest : une empreinte ou son début ; $text : le texte d’origine
sealed-chosen = ✓ { $user } a choisi · 🔒 `{ $digest }`
sealed-shown = 🔒 Choix révélés. Vérifiez-les avec *Pourquoi ?*
sealed-title = 🔒 Choix secrets
sealed-hash = { $user } : `{ $digest }`
sealed-opened = ↳ révélé : `{ $text }`
sealed-how = -# L’empreinte a été publiée au moment du choix : personne n’a donc pu en changer. C’est le SHA-256 du texte révélé : `printf %s 'texte' | sha256sum` donne la même.
# Actions préparées avant d’être jouées.
steps-unfinished = Préparez vos actions en secret. Aucune n’est encore jouée.
# $count : le nombre d’actions préparées, $button : le bouton qui les joue
steps-private = { $count ->
    [0] Préparez vos actions en secret. Aucune n’est jouée avant **{ $button }**.
    [one] Une action préparée. Rien n’est joué avant **{ $button }**.
   *[other] { $count } actions préparées. Rien n’est joué avant **{ $button }**.
  }
steps-final = { $count ->
    [0] Ensuite, pas de retour en arrière.
    [one] L’action ci-dessus est jouée avec. Ensuite, pas de retour en arrière.
   *[other] Les { $count } actions ci-dessus sont jouées avec. Ensuite, pas de retour en arrière.
  }
steps-gone = { $count ->
    [one] Une de vos actions préparées n’est plus possible.
   *[other] { $count } de vos actions préparées ne sont plus possibles.
  }
steps-deeds = Plans tout faits…
steps-undo = Annuler la dernière
type-steps-title = Saisir vos actions
type-steps = Actions, dans l’ordre
type-steps-hint = Séparez-les par un point-virgule. Exemple : va F6 ; tue 2 ; fin
steps-ended = Rien ne peut suivre ce qui termine l’activation.
steps-empty = Il n’y a pas d’action dans ce texte.
# $count : actions saisies, $most : la limite
steps-many = { $count } actions, c’est trop pour une ligne ; { $most } au plus.
steps-none-left = Il n’y a plus d’action à annuler.
# $number : de l’action, $part : le texte saisi, $why : ce qui ne va pas
steps-part = Action { $number }, `{ $part }` : { $why }
# $given : le texte saisi, $near : les codes possibles
steps-several = « { $given } » peut vouloir dire plusieurs choses : { $near }.
# Mots ignorés dans une action saisie, et mots qui l’annulent : séparés par des virgules, sans accents.
steps-needless = a, au, en, sur, par, vers, le, la, les, l, de, du, un, une, soldat, soldats
steps-typed-undo = undo, annule, annuler, retour, u
sealed-yours = ✓ Vous avez choisi. Votre choix reste secret jusqu’à ce que tout le monde ait choisi. On attend { $names }.
sealed-until = Votre choix reste secret jusqu’à ce que tout le monde ait choisi. On attend { $names }.

# Panneaux des leçons et des énigmes.

# $task : ce qu’il faut faire.
lesson-task = 🎯 **{ $task }**
lesson-show = Solution
lesson-mine = À moi d’essayer
lesson-retry = Réessayer
