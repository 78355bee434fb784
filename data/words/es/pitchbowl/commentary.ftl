# Lo que dice un comentarista sobre un turno. Un mensaje tiene hasta cuatro versiones; $say, de 0 a 3, elige entre ellas.
# $puck, $by, $foe, $other, $own, $one, $two, $guard y $block son etiquetas como B2 o S1; $team es un bando.

## PitchBowl

pitchbowl-comment-kick-stray = { $say ->
    [0] Desviado { $cm } cm. { $team } le echa la culpa al viento.
    [1] { $team } apuntaba a otro sitio: { $cm } cm de diferencia.
   *[2] Ese balón va por libre: cae a { $cm } cm de donde lo quería { $team }.
}
pitchbowl-comment-hat-trick = { $say ->
    [0] ¡Tres a cero! { $team } barre a { $foe } del campo.
   *[1] Sin discusión: tres para { $team }, ninguno para { $foe }.
}
pitchbowl-comment-caught-point = { $say ->
    [0] De { $passer } a { $player }, ¡y { $player } está en la zona de anotación!
    [1] { $player } llevaba ahí un buen rato. { $passer } por fin miró.
   *[2] { $passer } lanza, { $player } atrapa: ¡touchdown!
}
pitchbowl-comment-intercepted-point = { $say ->
    [0] ¡{ $player } intercepta en la zona de anotación! { $team } no se lo cree.
   *[1] Gracias por el pase: { $player } anota para { $team }.
}
pitchbowl-comment-pushed-point = { $say ->
    [0] { $by } empuja, { $player } lleva el balón, y cruzan la línea.
    [1] { $player } no corrió: { $by } lo metió de un empujón en la zona de anotación, con balón y todo.
   *[2] Trabajo en equipo: { $by } le da a { $player } el último empujón.
}
pitchbowl-comment-own-goal = { $say ->
    [0] { $by } empuja a { $player } al otro lado de la línea. Ese no era el plan.
   *[1] ¿En qué pensaba { $by }? { $player } anota con ese empujón.
}
pitchbowl-comment-dash-point = { $say ->
    [0] { $player } corre { $cm } cm con el balón y se detiene en la zona de anotación. { $team } lo celebra.
    [1] Faltaban { $cm } cm, y { $player } se los come todos. ¡Touchdown para { $team }!
   *[2] Nadie detiene a { $player }: { $cm } cm, y { $team } anota.
}
pitchbowl-comment-run-point = { $say ->
    [0] Los últimos { $cm } cm son los más dulces: { $player } anota para { $team }.
    [1] Solo faltaban { $cm } cm, y { $player } no falla. ¡{ $team } anota!
   *[2] { $cm } cm, un tiro, un touchdown: { $player } remata para { $team }.
}
pitchbowl-comment-steal-line = { $say ->
    [0] ¡A { $cm } cm de la línea, { $player } le quita el balón a { $victim }!
    [1] { $victim } ya ensayaba el baile de la victoria, a { $cm } cm. { $player } apaga la música.
   *[2] En el último suspiro: { $player } le roba el balón a { $victim } a { $cm } cm de la línea.
}
pitchbowl-comment-steal-behind = { $say ->
    [0] { $victim } no vio venir a { $player }: robo por la espalda.
    [1] ¡Por detrás! { $player } tiene el balón, { $victim } todavía lo busca.
   *[2] { $player } alcanza a { $victim } y se lleva el balón.
}
pitchbowl-comment-steal = { $say ->
    [0] Cara a cara, { $victim } parpadea primero. { $player }, no.
    [1] Lo tenía { $victim }. Lo tiene { $player }.
   *[2] Demasiado tarde, { $victim }: ese balón ya es de { $player }.
}
pitchbowl-comment-pickup-crowd = { $say ->
    [0] { $player } llega primero. { $foe } estaba a solo { $cm } cm.
    [1] En las narices de { $foe }, a { $cm } cm, { $player } recoge el balón.
   *[2] { $foe } estaba a { $cm } cm del balón. { $player } no esperó.
}
pitchbowl-comment-pass-gap = { $say ->
    [0] { $passer } lo cuela a { $cm } cm de { $foe }, ¡y { $player } lo tiene!
   *[1] { $foe } casi lo toca, a { $cm } cm: de { $passer } a { $player }.
}
pitchbowl-comment-pass-long = { $say ->
    [0] ¡Qué pase: { $cm } cm, de { $passer } a { $player }!
    [1] { $passer } lo lanza a { $cm } cm. A { $player } le dio tiempo a atarse los cordones.
   *[2] { $cm } cm por el aire, y { $passer } encuentra a { $player }.
}
pitchbowl-comment-intercepted = { $say ->
    [0] { $player } lee la jugada e intercepta el pase de { $passer } tras { $cm } cm.
    [1] Dirección equivocada: { $passer } lo envía a { $cm } cm, y { $player } firma la entrega.
   *[2] { $cm } cm de vuelo, y el pase de { $passer } le llega a { $player }. Camiseta equivocada.
}
pitchbowl-comment-steal-hair = { $say ->
    [0] ¡A { $cm } cm del portador! { $player } solo atrapa aire.
   *[1] { $player } falla el robo por { $cm } cm.
}
pitchbowl-comment-pickup-hair = { $say ->
    [0] { $player } estira la mano y falla por { $cm } cm.
    [1] ¡{ $cm } cm! { $player } pudo oler el cuero.
   *[2] { $player } pasa a { $cm } cm del balón. Estaba ahí mismo.
}
pitchbowl-comment-pass-present = { $say ->
    [0] { $player } lanza, y el balón se para delante de { $foe }. Qué detalle.
   *[1] Entrega gratuita: { $player } lanza, y { $foe } es quien está más cerca.
}
pitchbowl-comment-fall-line = { $say ->
    [0] ¡{ $player } cae con el balón a { $cm } cm de la línea!
   *[1] A { $cm } cm de la gloria, { $player } muerde el césped.
}
pitchbowl-comment-fall-hair = { $say ->
    [0] { $cm } cm de más, y { $player } cae.
    [1] { $player } se pasa { $cm } cm del límite. Al suelo.
   *[2] { $player } se queda sin piernas: { $cm } cm de más.
}
pitchbowl-comment-last-left = { $say ->
    [0] A { $team } solo le queda { $player } en el campo.
   *[1] Solo queda { $player } para { $team }. Sin presión.
}
pitchbowl-comment-out-carrier = { $say ->
    [0] ¡Con balón y todo! { $by } le enseña las gradas a { $player }.
   *[1] { $player } sale del campo con el balón. { $by } insistió.
}
pitchbowl-comment-out-foe = { $say ->
    [0] { $by } saca a { $player } del campo y lo paga con el turno.
    [1] { $player } está fuera, gracias a { $by }. ¿Valía un turno?
   *[2] { $player } estorbaba. { $by } lo arregla, y le cuesta el turno.
}
pitchbowl-comment-carry-short = { $say ->
    [0] { $player } se queda a { $cm } cm de la línea. Eso duele.
   *[1] ¡{ $cm } cm! A { $player } le bastaba con dejarse caer.
}
pitchbowl-comment-block-hard = { $say ->
    [0] { $player } manda a { $other } a { $cm } cm. Eso sí es un bloqueo.
    [1] { $other } acaba a { $cm } cm. { $player } se sacude las manos.
   *[2] ¡Abran paso! { $player } aparta a { $other } { $cm } cm.
}
pitchbowl-comment-slipped-by = { $say ->
    [0] { $player } se cuela a { $cm } cm de { $foe }.
    [1] { $cm } cm entre { $player } y { $foe }. Ni un rasguño.
   *[2] { $player } pasa rozando, a { $cm } cm. { $foe } se disculpa.
}
