# Cómo terminan y continúan las partidas: tablas, jugadas deshechas, revanchas, partidas anuladas, sustituciones, respuestas preparadas.

offer-draw = 🤝 { $user } ofrece tablas. Responde antes de la próxima jugada.
offer-lapsed =
    { $offer }
    -# Esta oferta ya no tiene efecto.
offer-draw-refused = { $user } rechaza las tablas: la partida sigue.
offer-draw-withdrawn = { $user } retira su oferta de tablas.
offer-takeback = ↩️ { $user } quiere deshacer { $what }. Responde antes de la próxima jugada.
offer-takeback-refused = { $user } no acepta: la jugada se queda.
offer-takeback-withdrawn = { $user } ya no quiere deshacer nada.
offer-rematch = 🔁 { $user } quiere la revancha de la partida n.º { $match }, cambiando de bando.
offer-rematch-refused = { $user } no quiere la revancha.
offer-rematch-withdrawn = { $user } ya no quiere la revancha.
offer-replace = 🪑 { $user } pide a { $heir } que sustituya a { $former }. ¿Aceptas, { $heir }?
offer-replace-refused = { $user } no acepta la sustitución.
offer-replace-withdrawn = { $user } finalmente sigue en la partida.
outcome-agreed = de común acuerdo
undone = ↩️ { $user } deshace { $what }.
taken-back-code = `{ $code }`
taken-back-last = su última jugada
match-aborted = { $user } anuló la partida n.º { $match } antes de que todo el mundo hubiera jugado. No cuenta.
match-voided = La moderación invalidó la partida n.º { $match }. No cuenta.
# $name: de un torneo
match-expelled = { $user } ya no está en **{ $name }**: la partida n.º { $match } se anula y no cuenta. El otro bando gana el emparejamiento.
rematch-begins = 🔁 Empieza la revancha: partida n.º { $match }.
seat-handed-on = 🪑 { $user } sustituye a { $former }, con el reloj completo.
seat-lent = 🪑 { $user } sustituye a { $former }, que puede recuperar su plaza en cualquier momento.
seat-stood-in = 🪑 { $former } lleva un tiempo sin responder, así que { $user } juega en su lugar. { $former }, puedes recuperar tu plaza en cualquier momento.
seat-back = Recuperar mi plaza

refused-offered-already = Eso ya lo ofreciste. Ahora tienen que responder los demás.
refused-not-heir = Solo { $name } puede responder a eso.
refused-no-draws = En { $game } no hay tablas.
# $flicked: yes si en el juego se tiran piezas; si no, no
refused-no-takebacks = { $flicked ->
    [yes] En { $game } no se pueden deshacer los tiros.
   *[no] En { $game } no se pueden deshacer las jugadas confirmadas.
  }
refused-undo-nothing = Aún no tienes ninguna jugada que deshacer.
refused-undo-secret = No puedes deshacer una elección secreta.
refused-undo-flick = No puedes deshacer un tiro.
refused-undo-luck = Eso ya no lo puedes deshacer: después intervino el azar.
refused-undo-late = Eso ya no lo puedes deshacer: la partida avanzó.
refused-abort-late = Ya jugó todo el mundo, así que es tarde para anular la partida. Puedes abandonar, u ofrecer tablas si el juego las tiene.
refused-abort-tournament = Una partida de torneo no se puede anular. Puedes abandonar con `/abandonar`.
refused-rematch-early = La partida n.º { $match } sigue en curso. Empieza otra con `/jugar`.
refused-rematch-twice = La revancha ya empezó: es la partida n.º { $match }.
refused-rematch-forgotten = No puede haber revancha de la partida n.º { $match }: alguien que la jugó pidió borrar sus datos.
refused-replies-game = Solo puedes preparar respuestas en juegos con notación y sin azar, como Offboard.
refused-replies-turn = Es tu turno: responde ya con `/mover`. Prepara respuestas mientras piensan los demás.
refused-replies-empty = Di a qué jugada respondes, por ejemplo `C4 NE`.
refused-replies-many = Puedes preparar hasta { $most } respuestas en una partida.
refused-replies-gap = Di antes cómo respondes a { $path }.
refused-replies-over = Tras { $path }, la partida termina.
refused-replies-not-asked = Tras { $path } aún no es tu turno. Añade la siguiente jugada después de una coma.

refused-order = Esta partida no tiene esa opción. Elige una en **Más**.
replies-title = **Tus respuestas preparadas en la partida n.º { $match }.** Solo las ves tú. Si la partida va por otro lado, se descartan.
replies-line = Si { $path }, entonces { $reply }
replies-none = No tienes respuestas preparadas en la partida n.º { $match }.
replies-dropped = { $count ->
    [0] No tenías respuestas preparadas.
    [one] Tu respuesta preparada está borrada.
   *[other] Tus { $count } respuestas preparadas están borradas.
  }
replies-drop = Borrarlas
replies-failed = Tu respuesta preparada { $reply } no se jugó: las reglas ya no la permiten.
offered = Oferta enviada: los demás pueden responder en la partida.
undo-done = Tu jugada está deshecha.
undo-asked = Pedí a los demás que acepten.
abort-done = La partida n.º { $match } queda anulada.
void-question = ¿Invalidar **{ $game } n.º { $match }** ({ $players })? No contará, y esto no se puede deshacer.
void-sure = Invalidar
void-done = La partida n.º { $match } queda invalidada.
replace-asked = Se lo pedí a { $heir }.
rematch-asked = Pedí la revancha a los demás.
rematch-there = La revancha es la partida n.º { $match }.
rematch = Revancha
more-draw = Ofrecer tablas
more-undo = Deshacer
more-abort = Anular
more-move-back = Devolver a su hilo
draw-agreed = La partida termina en tablas.
abort-question = ¿Anular la partida n.º { $match }? No contará.
abort-sure = Anular la partida
refused-replace-other = Solo la moderación puede sustituir a otra persona. Para que te sustituyan a ti, omite `titular`.
refused-replace-there = { $name } sigue en este servidor, así que solo { $name } puede ceder su plaza.

# Los resultados publicados. $game: el nombre de un juego, $address: un enlace, $outcome: quién ganó a quién y cómo
result-line = **[{ $game } n.º { $match }]({ $address })** · { $outcome }
result-void = **[{ $game } n.º { $match }]({ $address })** · { $players }: partida invalidada por la moderación. No cuenta.
result-of = { $game } n.º { $match }
