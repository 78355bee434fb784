# Puzles: qué hay que hacer, en una frase, y de qué tratan.

# $count: 2 o 3
puzzle-offboard-most = Consigue { $count } puntos en una jugada.
puzzle-offboard-safe = Puntúa en una jugada sin que tu rival pueda puntuar en su próximo turno.
puzzle-offboard-pair = Empuja dos bolas en una jugada sin que tu rival pueda puntuar en su próximo turno.
puzzle-offboard-rescue = Tu rival está a punto de puntuar: encuentra una jugada que lo impida.
puzzle-offboard-fork = Encuentra una jugada tras la que puedas puntuar en tu próximo turno, haga lo que haga tu rival.
puzzle-offboard-theme-most = Objetivos valiosos
puzzle-offboard-theme-safe = Puntos seguros
puzzle-offboard-theme-pair = Empujones de tres
puzzle-offboard-theme-rescue = Rescates
puzzle-offboard-theme-fork = Amenazas dobles
