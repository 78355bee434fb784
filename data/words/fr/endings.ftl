# Comment une partie se termine et continue : nulles, reprises, revanches, parties annulées, places cédées, réponses préparées.

offer-draw = 🤝 { $user } propose la nulle. L’offre tient jusqu’au prochain tour.
offer-draw-refused = { $user } ne veut pas de la nulle : la partie continue.
offer-draw-withdrawn = { $user } ne propose plus la nulle.
offer-takeback = ↩️ { $user } demande à reprendre { $what }. La demande tient jusqu’au prochain tour.
offer-takeback-refused = { $user } n’est pas d’accord : ce qui est joué est joué.
offer-takeback-withdrawn = { $user } ne demande plus à reprendre.
offer-rematch = 🔁 { $user } veut une revanche de la partie { $match }, en changeant de côté.
offer-rematch-refused = { $user } ne veut pas de revanche.
offer-rematch-withdrawn = { $user } ne veut plus de revanche.
offer-replace = 🪑 { $user } propose à { $heir } de continuer à la place de { $former }. D’accord, { $heir } ?
offer-replace-refused = { $user } ne veut pas de cette place.
offer-replace-withdrawn = { $user } garde finalement sa place.
outcome-agreed = d’un commun accord
undone = ↩️ { $user } a repris { $what }.
match-aborted = { $user } a annulé la partie { $match } avant que tout le monde ait joué. Elle ne compte pas.
match-voided = La modération a déclaré nulle et non avenue la partie { $match }. Elle ne compte pas.
rematch-begins = 🔁 La revanche a commencé : partie { $match }.
seat-handed-on = 🪑 { $user } joue désormais à la place de { $former } ; la pendule de cette place repart de zéro.

refused-offered-already = Vous l’avez déjà proposé. C’est aux autres de répondre.
refused-not-heir = C’est à { $name } de répondre.
refused-no-draws = Il n’y a pas de nulle à { $game }.
# $flicked : yes si l’on y joue par pichenettes, sinon no
refused-no-takebacks = { $flicked ->
    [yes] À { $game }, une pichenette ne se reprend pas.
   *[no] À { $game }, un coup confirmé ne se reprend pas.
  }
refused-undo-nothing = Vous n’avez encore donné aucune réponse à reprendre.
refused-undo-secret = Ce qui a été choisi en secret ne se reprend pas.
refused-undo-flick = Une pichenette ne se reprend pas.
refused-undo-luck = Le hasard est intervenu depuis ; cela ne se reprend plus.
refused-undo-late = Autre chose qu’une réponse est arrivé depuis ; cela ne se reprend plus.
refused-abort-late = Tout le monde a déjà joué : la partie ne peut plus être annulée. Vous pouvez abandonner, ou convenir d’une nulle si le jeu en connaît.
refused-rematch-early = La revanche se joue après une partie menée à son terme, ce qui n’est pas le cas de la partie { $match }.
refused-rematch-twice = Cette revanche existe déjà : c’est la partie { $match }.
refused-replies-game = On ne prépare de réponses que dans les jeux qui ont une notation et pas de hasard, comme Offboard.
refused-replies-turn = C’est à vous de jouer : répondez tout de suite avec `/coup`. Les réponses se préparent pendant que les autres réfléchissent.
refused-replies-empty = Dites à quelle réponse vous répliqueriez, par exemple `C4 NE`.
refused-replies-many = Vous pouvez préparer au plus { $most } réponses dans une partie.
refused-replies-gap = Dites d’abord ce que vous répondez à { $path }.
refused-replies-over = Après { $path }, la partie est terminée.
refused-replies-not-asked = Après { $path }, ce n’est pas encore à vous ; ajoutez la réponse suivante, séparée par une virgule.

refused-order = Cette partie ne connaît pas cette consigne. Choisissez-en une sous Plus.
replies-title = **Vos réponses préparées dans la partie { $match }.** Elles ne se montrent qu’à vous ; ce qui ne convient pas est oublié.
replies-line = Si { $path }, alors { $reply }
replies-none = Vous n’avez préparé aucune réponse dans la partie { $match }.
replies-dropped = { $count ->
    [0] Vous n’aviez préparé aucune réponse.
    [one] Votre réponse est oubliée.
   *[other] Vos { $count } réponses sont oubliées.
  }
replies-drop = Les oublier
replies-failed = Votre réponse préparée { $reply } n’a pas pu être jouée : les règles ne la permettent pas à présent.
offered = C’est proposé : les autres peuvent répondre dans la partie.
undo-done = C’est repris.
undo-asked = On a demandé aux autres si vous pouvez reprendre cela.
abort-done = La partie { $match } est annulée.
void-question = **{ $game } { $match }** · { $players } : déclarer vraiment cette partie nulle et non avenue ? Elle ne comptera pas, et c’est sans retour.
void-sure = Oui, l’invalider
void-done = La partie { $match } est déclarée nulle et non avenue.
replace-asked = La place a été proposée à { $heir }.
rematch-asked = Vous voulez une revanche ; on a demandé aux autres.
rematch-there = La revanche est la partie { $match }.
rematch = Revanche
more-draw = Proposer la nulle
more-undo = Reprendre
more-abort = Annuler la partie
draw-agreed = La partie est nulle.
abort-question = Annuler vraiment la partie { $match } ? Elle ne comptera pas.
abort-sure = Oui, l’annuler
refused-replace-other = Il faut modérer le serveur pour céder la place de quelqu’un d’autre. La vôtre se cède sans la nommer.
refused-replace-there = { $name } est encore sur ce serveur et doit céder sa place en personne.
