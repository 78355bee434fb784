# Registros: partidas exportadas a un archivo, e importadas de nuevo.

export-form-text = texto
export-form-json = JSON
export-text = En un archivo de texto
export-json = En JSON
export-told = Partida n.º { $match } hasta la jugada { $turns }.
export-under-way = Sigue en curso: expórtala otra vez cuando termine para tener también la semilla y las elecciones secretas.
export-rated = Es por puntos: expórtala otra vez cuando termine para tener también la posición actual y las jugadas que llevaron a ella.

refused-export-failed = No pude exportar la partida n.º { $match }. A la partida no le pasa nada; inténtalo más tarde.
record-strange = No puedo leer este archivo. Leo los que crea `/partida exportar`: JSON, o un texto que empieza con `Pichenette match 2`.
record-later = El formato de este registro ({ $version }) es más nuevo que todos los que conozco.
record-field = Este registro tiene un error: { $why }.
record-broken = Este archivo no es JSON válido (línea { $line }). Puede que esté cortado.
record-line = No puedo leer la línea { $line }: `{ $given }`.
record-cut-short = Este archivo está incompleto. Descárgalo o expórtalo otra vez.
record-large = Este registro es demasiado grande. Máximo: { $most } MiB.
record-long = Este registro es demasiado largo. Máximo: { $most } jugadas.
record-time = `{ $given }` no es una fecha como `2026-11-21T20:30:00+00:00`.
record-seed = La semilla de este registro no está en hexadecimal.
record-seed-other = La semilla de este registro no corresponde a su hash.
record-game = No conozco el juego `{ $given }`. Disponibles: { $known }.
record-players = Los jugadores de este registro no encajan con el juego: las plazas llevan letras a partir de la A, y el juego fija cuántas hay.
record-setup = Una partida no puede empezar así: { $why }
record-no-seed =
    { $turn ->
        [0] El comienzo de esta partida dependía del azar, y el registro no tiene semilla: se exportó con la partida en curso. Expórtala otra vez cuando termine.
       *[other] La jugada { $turn } dependía del azar, y el registro no tiene semilla: se exportó con la partida en curso. Expórtala otra vez cuando termine.
    }
record-secret = La jugada { $turn } todavía era secreta cuando se exportó este registro, así que termina antes de ella.
record-gap = La jugada { $turn } está donde debería estar la jugada { $expected }.
record-turn-empty = La jugada { $turn } no dice qué se jugó.
record-wrong-turn = Jugada { $turn }: { $why }
record-wrong-line = Línea { $line }, jugada { $turn }: { $why }
record-unplayable = esto no se pudo jugar.
record-differs = según las reglas, pasa algo distinto de lo que dice este registro.
record-elsewhere = Al repetirlo, este registro lleva a una posición distinta de la que contiene.
record-move = no puedo leer qué se jugó.
record-takeback = no hay una jugada { $to } a la que volver.
record-trace = las piezas no pudieron moverse como dice este registro.
record-not-asked = { $seat } no tiene nada que decidir aquí.
record-not-open = aquí no hay ninguna decisión `{ $ask }`.
record-unreadable = no puedo leer `{ $given }` como respuesta.

# $record: «R3»
study-read = Aquí termina el registro { $record }. Solo tú lo ves. Guardo tus últimos { $most } registros durante { $days } días, sin los nombres que contienen.
study-list =
    { $count ->
        [0] No has importado ningún registro. `/partida importar archivo:` acepta un archivo creado con `/partida exportar`.
        [one] **El registro que importaste.** Solo tú lo ves.
       *[other] **Los { $count } registros que importaste.** Solo tú los ves.
    } Guardo los últimos { $most }, durante { $days } días.
# $what: «Offboard · 30 jugadas»
study-line = **{ $record }** · { $what } · { $when }
study-what =
    { $game } · { $turns ->
        [one] una jugada
       *[other] { $turns } jugadas
    }
study-hint = Abre un registro
dropstudy-hint = Borra un registro
study-all = Mis registros
study-gone = Este registro se borró, o no es tuyo. `/partida importar` muestra los tuyos.
study-busy = Todavía estoy leyendo tu último archivo. De uno en uno, por favor.
study-crowded = Se están importando demasiados registros en este momento. Inténtalo de nuevo en un minuto.
study-unread = Discord no me entregó el archivo. Inténtalo de nuevo.
study-slow = Este registro tarda demasiado en repetirse.
