# Lo que alguien comenta sobre un turno. Un mensaje tiene hasta cuatro versiones; $say, de 0 a 3, elige entre ellas.
# $puck, $by, $foe, $other, $own, $one, $two, $guard y $block son etiquetas como B2 o S1; $team es un bando.

## Quién cayó

# $hour de 1 a 12: por dónde salió una pieza de la arena, como en la esfera de un reloj; se lee «por el lado de las 7».
pitchout-comment-clock = { $hour ->
    [one] la 1
   *[other] las { $hour }
}
# $clock: por dónde cayó; $cm: a qué distancia del borde, por fuera, se habría detenido.
pitchout-comment-whisker = { $say ->
    [0] { $puck } se va por el lado de { $clock }, por { $cm } cm. Eso duele.
    [1] { $cm } cm menos y { $puck } se salvaba. { $by } no lo lamenta.
    [2] { $puck } pide una cinta métrica: se pasó { $cm } cm por el lado de { $clock }.
   *[3] Hasta siempre, { $puck }: fuera por { $cm } cm. Las quejas, a { $by }.
}
# $way: las etiquetas de los que se empujaron, $count cuántos, $puck el último, que cayó.
pitchout-comment-chain = { $say ->
    [0] { $way }: una cadena de { $count }, y la cuenta la paga { $puck }.
    [1] ¡Dominó! { $way }, y { $puck } está fuera.
    [2] { $puck } ni siquiera vio venir el tiro: { $way }.
   *[3] Pásalo: { $way }. { $puck } ya no tenía a quién pasárselo.
}
# $block: la etiqueta del bloque con el que $by chocó primero.
pitchout-comment-bank-out = { $say ->
    [0] Primero el bloque { $block } y luego { $puck }: { $by } lo hizo a propósito. Seguramente.
    [1] { $by } toma la ruta panorámica por el bloque { $block }, y { $puck } se va por el lado de { $clock }.
    [2] Asistencia del bloque { $block }: { $by } rebota en él y expulsa a { $puck }.
   *[3] ¡Tiro por banda! { $by }, bloque { $block }, { $puck }, y fuera por el lado de { $clock }.
}
pitchout-comment-knocked = { $say ->
    [0] { $by } le enseña a { $puck } la salida, por el lado de { $clock }.
    [1] { $puck } se marcha por el lado de { $clock }. { $by } le sostuvo la puerta.
    [2] { $puck } estaba a gusto ahí. { $by } no opinaba lo mismo.
   *[3] { $puck } admira las vistas por el lado de { $clock }, un instante. Saludos de { $by }.
}
# $puck tiró, cayeron $count.
pitchout-comment-many-out = { $say ->
    [0] ¡{ $count } de un solo tiro! { $puck } deja la mesa limpia.
    [1] Limpieza general: { $puck } se deshace de { $count } de un solo tiro.
   *[2] Un tiro, { $count } discos menos. { $puck } puede tomarse el resto del día libre.
}
pitchout-comment-two-out = { $say ->
    [0] ¡Doblete! { $puck } tenía prisa.
    [1] Dos por el precio de uno. { $puck } no deja pasar una oferta.
    [2] { $one } y { $two } se van juntos. { $puck } les pidió el taxi.
   *[3] Seguro que { $puck } solo apuntaba a uno: { $one } y { $two } están fuera.
}
pitchout-comment-trade = { $say ->
    [0] Uno por bando: { $foe } está fuera, y { $own } también.
    [1] { $own } a cambio de { $foe }. Habrá quien lo llame un buen negocio.
    [2] { $foe } se va y se lleva a { $own } para no viajar solo.
   *[3] ¿Valía { $foe } lo que { $own }? Los dos están fuera.
}
pitchout-comment-struck = { $say ->
    [0] { $by } toca a { $puck }, y con eso basta.
    [1] { $puck } debió guardar las distancias con { $by }.
    [2] No hizo falta el borde: { $by } acaba con { $puck } ahí mismo.
   *[3] { $by } saluda. { $puck } ya no contesta.
}
# Los dos del mismo bando.
pitchout-comment-friendly = { $say ->
    [0] ¡Por ahí no, { $by }! { $puck } era de tu bando.
    [1] Con amigos como { $by }… { $puck } está fuera.
    [2] { $puck } se va por el lado de { $clock }, empujado por { $by }. Por cierto, son del mismo bando.
   *[3] { $by } le debe una disculpa a { $puck }.
}
# $cm: a qué distancia del borde, por fuera, se habría detenido.
pitchout-comment-overrun = { $say ->
    [0] Demasiado impulso: { $puck } se sale por el lado de { $clock }, { $cm } cm de más.
    [1] { $puck } se olvida de frenar. Se pasa { $cm } cm.
    [2] { $puck } se habría detenido { $cm } cm más allá del borde. Más allá del borde no hay nada.
   *[3] { $cm } cm de más, y { $puck } vuela en solitario por el lado de { $clock }.
}

## Choques, fallos y sustos

# $cm hasta el borde, desde el centro del disco.
pitchout-comment-held = { $say ->
    [0] { $puck } frena a { $cm } cm del borde. ¡Nervios de acero!
    [1] { $puck } se detiene a { $cm } cm del borde para admirar las vistas.
    [2] { $cm } cm más y { $puck } se habría expulsado solo.
   *[3] { $puck } se estaciona a { $cm } cm del borde. Se ruega no estornudar.
}
pitchout-comment-hanging = { $say ->
    [0] { $puck } se aguanta por { $cm } cm.
    [1] { $cm } cm: ese es todo el suelo que le queda a { $puck }.
    [2] { $puck } se tambalea a { $cm } cm del borde, y se queda.
   *[3] Que nadie respire: { $puck } está a { $cm } cm del borde.
}
# $count contactos.
pitchout-comment-pinball = { $say ->
    [0] ¡Esto es un pinball! { $count } choques en un tiro de { $puck }.
    [1] ¡{ $count } choques! { $puck } ya conoce a todo el mundo.
    [2] { $puck } sacude toda la arena: { $count } choques.
   *[3] { $count } choques en un tiro. Hasta { $puck } perdió la cuenta.
}
# $foe habría recibido el golpe.
pitchout-comment-shielded = { $say ->
    [0] El bloque { $block } recibe el golpe por { $foe }. { $puck } no logra pasar.
    [1] { $foe } le debe una copa al bloque { $block }, que detuvo a { $puck }.
    [2] { $puck } tenía a { $foe } en la mira. El bloque { $block } tenía otros planes.
   *[3] Salvado por el mobiliario: el bloque { $block } protege a { $foe } de { $puck }.
}
# $cm entre los dos cuando más cerca estuvieron.
pitchout-comment-missed = { $say ->
    [0] { $puck } falla: { $foe } se libra por { $cm } cm.
    [1] Qué cerca: { $cm } cm entre { $puck } y { $foe }.
    [2] { $foe } sintió una corriente de aire: { $puck } pasó a { $cm } cm.
   *[3] { $puck } saluda a { $foe } desde { $cm } cm y sigue su camino.
}

## Lo que se decide después de un tiro

# $guard se sacrificó por $puck.
pitchout-comment-rescued = { $say ->
    [0] { $guard } se interpone: { $puck } se queda, pero su Guardián se va.
    [1] ¡Qué lealtad! { $guard } se va, { $puck } vuelve.
    [2] { $puck } estaba perdido. En su lugar se fue { $guard }.
   *[3] { $guard } cumple con su oficio de Guardián, y { $puck } está de vuelta.
}

## La ronda y la partida

# $round: la tercera.
pitchout-comment-decider = { $say ->
    [0] Una ronda por bando: la ronda { $round } lo decide todo.
   *[1] ¡Empate! Quien gane la ronda { $round } gana la partida.
}
# $count: los discos que les quedan a quienes ganan.
pitchout-comment-few-left = { $say ->
    [0] Con solo { $count ->
           [one] un disco
          *[other] { $count } discos
      }, ¡la ronda es para { $team }!
    [1] Nadie daba nada por { $team }. Le bastó con { $count ->
           [one] un disco
          *[other] { $count } discos
      }.
   *[2] Una ronda ganada con { $count ->
           [one] un disco
          *[other] { $count } discos
      }: ¡qué sangre fría, { $team }!
}
pitchout-comment-captain-own = { $say ->
    [0] ¡Al Capitán { $puck } lo echan los suyos! Ronda para { $team }.
    [1] Un regalo para { $team }: el Capitán { $puck }, expulsado por sus amigos.
    [2] ¡Ay! El Capitán { $puck } cae, y lo empujó un amigo. Ronda para { $team }.
   *[3] Con amigos así, ¿qué Capitán necesita enemigos? { $puck } está fuera, ronda para { $team }.
}
pitchout-comment-captain-dive = { $say ->
    [0] El Capitán { $puck } abandona el barco y se lleva la ronda: es para { $team }.
    [1] El Capitán va demasiado lejos, literalmente: { $puck } está fuera, ronda para { $team }.
    [2] El Capitán { $puck } olvidó la regla número uno: seguir a bordo. Ronda para { $team }.
   *[3] El Capitán { $puck } se tira de cabeza por el lado de { $clock }. El jurado no aplaude, y la ronda se pierde.
}
# El Capitán $puck cayó, pero la ronda aún no está perdida.
pitchout-comment-captain-overboard = { $say ->
    [0] ¡Capitán al agua! { $puck } cayó por el lado de { $clock }. Ahora solo puede ayudar el Guardián.
    [1] ¡{ $puck } pasó el borde! Todo depende del Guardián.
    [2] El Capitán está fuera: ¿se irá el Guardián en lugar de { $puck }?
   *[3] A contener la respiración: el Capitán { $puck } se va por el lado de { $clock }, y solo el Guardián puede remediarlo.
}
pitchout-comment-captain-falls = { $say ->
    [0] ¡Capitán al agua por el lado de { $clock }! { $puck } está fuera, ronda para { $team }.
    [1] ¡Tocado y hundido! El Capitán { $puck } cae por el lado de { $clock }, y la ronda es para { $team }.
    [2] Cae el Capitán { $puck } por el lado de { $clock }. Ronda para { $team }.
   *[3] ¡Sálvese quien pueda! El Capitán { $puck } se va por el lado de { $clock }. Ronda para { $team }.
}
