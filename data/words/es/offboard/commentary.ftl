# Lo que alguien comenta sobre un turno. Un mensaje tiene hasta cuatro versiones; $say, de 0 a 3, elige entre ellas.
# $puck, $by, $foe, $other, $own, $one, $two, $guard y $block son etiquetas como B2 o S1; $team es un bando.

## Offboard

# $side y $foe: los bandos; $target, como T3, vale $value puntos, de 1 a 3.
# $score: lo que tiene ahora $foe.
offboard-comment-lodged = { $say ->
    [0] { $target } tiene visita: { $value ->
           [one] un punto
          *[other] { $value } puntos
      } para { $foe }.
    [1] Por encima del borde y directa a { $target }. { $foe } ya tiene { $score }.
    [2] { $foe } cobra en { $target }: ya tiene { $score }.
   *[3] { $side } se deja una bola en { $target }: { $value ->
           [one] un punto
          *[other] { $value } puntos
      } para { $foe }.
}
offboard-comment-last = { $say ->
    [0] Esta es la buena: { $target }, { $score } puntos, y gana { $foe }.
   *[1] { $target } lo resuelve: { $foe } tiene { $score } puntos.
}
# $own: lo que tiene $side.
offboard-comment-neck = { $say ->
    [0] Codo con codo: { $score } para { $foe }, { $own } para { $side }. La próxima puede decidirlo todo.
   *[1] { $score } para { $foe }, { $own } para { $side }. Prohibido pestañear.
}
offboard-comment-level = { $say ->
    [0] Todo igualado: { $target } pone a { $foe } con { $score }.
   *[1] { $foe } empata a { $score }.
}
offboard-comment-bounced = { $say ->
    [0] No hay sitio en { $target }: la bola rebota y { $side } la recupera.
    [1] { $target } está lleno. { $side } recoge la bola y disimula la sonrisa.
    [2] Tanto empujar para nada: { $target } está lleno.
   *[3] { $side } tiene suerte: { $target } estaba ocupado.
}
# $count bolas de $side, la última en $cell, empujaron $pushed.
offboard-comment-pushed-many = { $say ->
    [0] { $count } contra { $pushed }: { $side } mueve una línea entera.
    [1] ¡{ $pushed } de una vez! { $side } aprieta con { $count }.
    [2] ¡Vaya empujón desde { $cell }! Ceden { $pushed } bolas de { $foe }.
   *[3] «Con permiso», dice { $side }, y { $pushed } bolas de { $foe } se hacen a un lado.
}
# $value: los puntos que $foe podría conseguir como máximo en la próxima jugada.
offboard-comment-open = { $say ->
    [0] ¿Un descuido? { $foe } ya puede expulsar una bola, por { $value ->
           [one] un punto
          *[other] { $value } puntos
      }.
    [1] { $side } deja la puerta abierta: { $value ->
           [one] un punto
          *[other] { $value } puntos
      } al alcance de { $foe }.
    [2] Psst, { $foe }: hay algo que ganar. { $value ->
           [one] Un punto
          *[other] { $value } puntos
      }, para ser exactos.
   *[3] Una ocasión para { $foe }, que vale { $value ->
           [one] un punto
          *[other] { $value } puntos
      }.
}
offboard-comment-parried = { $say ->
    [0] Justo a tiempo: { $side } pone la bola a salvo.
    [1] { $side } cierra de un portazo: { $foe } ya no puede expulsar nada.
    [2] { $foe } tenía esperanzas. { $side } tenía otros planes.
   *[3] { $side } lo vio venir y vuelve a estar a salvo.
}
offboard-comment-threat = { $say ->
    [0] { $side } le ha echado el ojo a { $target }: { $value ->
           [one] un punto
          *[other] { $value } puntos
      } si { $foe } se descuida.
    [1] Cuidado, { $foe }: una bola podría acabar en { $target }.
    [2] { $side } trama algo cerca de { $target }.
   *[3] { $target } llama a la puerta: { $side } podría sumar { $value }.
}
# Con $count jugadas, $side expulsaría una bola.
offboard-comment-threats = { $say ->
    [0] { $count } amenazas, y { $foe } tiene una sola jugada.
    [1] { $side } tiende { $count } trampas; la mejor vale { $value ->
           [one] un punto
          *[other] { $value } puntos
      }.
    [2] ¿Adónde mirar primero? { $side } amenaza de { $count } maneras.
   *[3] { $foe } tiene un problema. Bueno, { $count }.
}
offboard-comment-again = { $say ->
    [0] ¿Esto no lo hemos visto ya? Una vez más y son tablas.
   *[1] Segunda vez en esta posición. A la tercera, tablas.
}
