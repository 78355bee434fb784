# `/reglas`

command-rules = reglas
command-rules-about = Consultar las reglas: con una pregunta, una palabra o un número
command-rules-game = juego
command-rules-game-about = Qué juego; por defecto, todos, empezando por el que se juega aquí
command-rules-topic = tema
command-rules-topic-about = ¿Qué quieres saber?
command-rules-to = para
command-rules-to-about = Mostrarla aquí a todo el mundo y mencionar a esta persona

rules-place = { $game } · { $chapter }
rules-editions = Hay dos ediciones: la francesa de 2021, que se usa por defecto, y la inglesa, anterior. Cada partida indica la suya (opción *Edición*).
rules-before = ◀ { $rule }
rules-after = { $rule } ▶
rules-related = Reglas relacionadas
rules-found = Otros resultados
rules-chapters = Capítulos
rules-show = Mostrar a todo el mundo
rules-shown = { $user } muestra una regla:
rules-shown-to = { $user } le muestra una regla a { $to }:
rules-which = ¿Qué juego?
rules-nothing = No encontré nada en las reglas. Prueba con otras palabras, o con menos; o elige un capítulo.
rules-unknown = Esa regla ya no existe. Búscala con `/reglas`.
