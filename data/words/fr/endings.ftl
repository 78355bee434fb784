# Comment une partie se termine et continue : nulles, reprises, revanches, parties annulées, remplacements, réponses préparées.

offer-draw = 🤝 { $user } propose la nulle. Répondez avant le prochain coup.
offer-lapsed =
    { $offer }
    -# Cette proposition n’est plus valable.
offer-draw-refused = { $user } refuse la nulle : la partie continue.
offer-draw-withdrawn = { $user } retire sa proposition de nulle.
offer-takeback = ↩️ { $user } veut reprendre { $what }. Répondez avant le prochain coup.
offer-takeback-refused = { $user } refuse : le coup reste joué.
offer-takeback-withdrawn = { $user } retire sa demande de reprise.
offer-rematch = 🔁 { $user } veut une revanche de la partie nº { $match }, en changeant de camp.
offer-rematch-refused = { $user } ne veut pas de revanche.
offer-rematch-withdrawn = { $user } retire sa demande de revanche.
offer-replace = 🪑 { $user } propose à { $heir } de remplacer { $former }. D’accord, { $heir } ?
offer-replace-refused = { $user } refuse le remplacement.
offer-replace-withdrawn = { $user } garde finalement sa place.
outcome-agreed = d’un commun accord
undone = ↩️ { $user } a repris { $what }.
taken-back-code = `{ $code }`
taken-back-last = son dernier coup
match-aborted = { $user } a annulé la partie nº { $match } avant que tout le monde ait joué. Elle ne compte pas.
match-voided = La modération a invalidé la partie nº { $match }. Elle ne compte pas.
# $name: of a tournament
match-expelled = { $user } ne participe plus à **{ $name }** : la partie nº { $match } est annulée et ne compte pas. La rencontre revient à l’autre camp.
rematch-begins = 🔁 La revanche a commencé : partie nº { $match }.
seat-handed-on = 🪑 { $user } remplace { $former }, avec une pendule pleine.
seat-lent = 🪑 { $user } remplace { $former }, qui peut reprendre sa place à tout moment.
seat-stood-in = 🪑 { $former } ne répond plus : { $user } joue à sa place. { $former }, vous pouvez la reprendre à tout moment.
seat-back = Reprendre ma place

refused-offered-already = Vous l’avez déjà proposé. C’est aux autres de répondre.
refused-not-heir = C’est à { $name } de répondre.
refused-no-draws = Il n’y a pas de nulle à { $game }.
# $flicked : yes si l’on y joue par pichenettes, sinon no
refused-no-takebacks = { $flicked ->
    [yes] À { $game }, une pichenette ne se reprend pas.
   *[no] À { $game }, un coup confirmé ne se reprend pas.
  }
refused-undo-nothing = Vous n’avez pas encore de coup à reprendre.
refused-undo-secret = Un choix secret ne se reprend pas.
refused-undo-flick = Une pichenette ne se reprend pas.
refused-undo-luck = Trop tard pour reprendre : le hasard est intervenu depuis.
refused-undo-late = Trop tard pour reprendre : la partie a avancé.
refused-abort-late = Tout le monde a joué : il est trop tard pour annuler. Vous pouvez abandonner, ou proposer la nulle si le jeu en a.
refused-abort-tournament = Une partie de tournoi ne s’annule pas. Vous pouvez abandonner avec `/abandonner`.
refused-rematch-early = La partie nº { $match } n’est pas encore terminée. Lancez-en une autre avec `/jouer`.
refused-rematch-twice = La revanche a déjà commencé : c’est la partie nº { $match }.
refused-rematch-forgotten = Pas de revanche de la partie nº { $match } : l’un de ses joueurs a fait supprimer ses données.
refused-replies-game = On ne prépare de réponses que dans les jeux avec une notation et sans hasard, comme Offboard.
refused-replies-turn = C’est à vous : répondez tout de suite avec `/coup`. Préparez vos réponses pendant que les autres réfléchissent.
refused-replies-empty = Indiquez à quel coup vous répondez, par exemple `C4 NE`.
refused-replies-many = Vous pouvez préparer { $most } réponses au plus dans une partie.
refused-replies-gap = Indiquez d’abord votre réponse à { $path }.
refused-replies-over = Après { $path }, la partie est terminée.
refused-replies-not-asked = Après { $path }, ce n’est pas encore à vous. Ajoutez le coup suivant après une virgule.

refused-order = Ce choix n’existe pas dans cette partie. Choisissez sous **Plus**.
replies-title = **Vos réponses préparées dans la partie nº { $match }.** Personne d’autre ne les voit. Si la partie prend un autre cours, elles sont oubliées.
replies-line = Si { $path }, alors { $reply }
replies-none = Vous n’avez pas de réponse préparée dans la partie nº { $match }.
replies-dropped = { $count ->
    [0] Vous n’aviez pas de réponse préparée.
    [one] Votre réponse préparée est supprimée.
   *[other] Vos { $count } réponses préparées sont supprimées.
  }
replies-drop = Les supprimer
replies-failed = Votre réponse préparée { $reply } n’a pas été jouée : les règles ne la permettent plus.
offered = Proposition envoyée : les autres peuvent répondre dans la partie.
undo-done = Votre coup est repris.
undo-asked = J’ai demandé l’accord des autres.
abort-done = La partie nº { $match } est annulée.
void-question = Invalider **{ $game } nº { $match }** ({ $players }) ? Elle ne comptera pas, et c’est irréversible.
void-sure = Invalider la partie
void-done = La partie nº { $match } est invalidée.
replace-asked = J’ai proposé la place à { $heir }.
rematch-asked = J’ai proposé la revanche aux autres.
rematch-there = La revanche est la partie nº { $match }.
rematch = Revanche
more-draw = Proposer la nulle
more-undo = Reprendre
more-abort = Annuler la partie
more-move-back = Ramener au fil d’origine
draw-agreed = La partie se termine par une nulle.
abort-question = Annuler la partie nº { $match } ? Elle ne comptera pas.
abort-sure = Annuler la partie
refused-replace-other = Seule la modération peut remplacer quelqu’un d’autre. Pour céder votre place, n’indiquez pas de joueur.
refused-replace-there = { $name } est encore sur ce serveur : c’est à { $name } de céder sa place.

# Le fil des résultats. $game : le nom d’un jeu, $address : un lien, $outcome : qui a battu qui, et comment
result-line = **[{ $game } nº { $match }]({ $address })** · { $outcome }
result-void = **[{ $game } nº { $match }]({ $address })** · { $players } : partie invalidée par la modération ; elle ne compte pas.
result-of = { $game } nº { $match }
