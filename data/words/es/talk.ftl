# Lo que comenta la casa sobre los turnos.

# Lo que dice la casa sobre un turno: $name con una cara, $line una de las frases de abajo; $say, de 0 a 3, elige entre sus variantes.
house-line = { $name }: «{ $line }»
house-says-hello = { $say ->
    [0] Qué gusto verte. ¡Que te diviertas!
    [1] Suerte. A mí también me va a hacer falta.
    [2] Cuando quieras.
   *[3] ¡A jugar!
}
house-says-pleased = { $say ->
    [0] Esa la tenía ensayada.
    [1] Qué gusto da cuando sale.
    [2] Justo como lo planeé. Más o menos.
   *[3] ¿Viste eso?
}
house-says-sorry = { $say ->
    [0] En mi cabeza quedaba mejor.
    [1] Hagamos como que no pasó.
    [2] Bueno. Ese fue un regalo.
   *[3] Yo quería darle a otra cosa.
}
house-says-impressed = { $say ->
    [0] Ay. Bien jugado.
    [1] Esa no la vi venir.
    [2] De acuerdo, estuvo muy bien.
   *[3] Se nota que no es tu primera vez.
}
house-says-relieved = { $say ->
    [0] Uf.
    [1] Por muy poco.
    [2] No me voy a quejar.
   *[3] Ya me estaba despidiendo.
}
house-says-won = { $say ->
    [0] ¡Buena partida! ¿Otra?
    [1] Qué divertido. La próxima la ganas tú.
    [2] Gracias por la compañía. ¿Repetimos?
   *[3] ¡Gracias por la partida!
}
house-says-lost = { $say ->
    [0] Bien jugado. Quiero la revancha.
    [1] Te la ganaste. ¡Felicidades!
    [2] La culpa es de la mesa. ¡Bien jugado!
   *[3] Hoy no pude contigo.
}
house-says-drawn = { $say ->
    [0] Me parece justo.
    [1] Nadie pierde, eso me gusta.
    [2] La próxima vez lo resolvemos.
   *[3] ¡Bien peleada!
}
