# Lecciones: un juego en cinco pasos, en una mesa que solo ve quien aprende.

## PitchBowl

lesson-pitchbowl-run-title = correr
lesson-pitchbowl-run-about = Eres Ámbar y juegas hacia la derecha. En tu turno tiras con tus jugadores, uno tras otro, una vez con cada uno. Los tres cuartos (A1 a A9) avanzan una casilla, los corredores (A10 y A11) dos, contadas desde las casillas que ocupan. Un jugador que va demasiado lejos cae, y tu turno se acaba. La imagen muestra los límites.
lesson-pitchbowl-run-task = Corre con A10 solo hasta la columna 7.
lesson-pitchbowl-run-done = Dos casillas y ninguna caída: tus otros jugadores aún pueden actuar. Una vez por turno, un jugador puede ir una casilla más lejos: es el esfuerzo extra.
lesson-pitchbowl-run-fell = A10 fue demasiado lejos y cayó: tu turno se acabaría. Elige una fuerza con la que se detenga antes del límite, de unos 20.
lesson-pitchbowl-run-effort = A10 llegó con el esfuerzo extra, una casilla más de lo permitido; lo tienes una vez por turno. Aquí basta con menos fuerza: unos 20.
lesson-pitchbowl-run-short = A10 no llegó. Apunta recto a la derecha (90°), con una fuerza de unos 20.
lesson-pitchbowl-run-other = Se movió otro jugador. Elige A10 en el primer menú.

lesson-pitchbowl-pickup-title = recoger el balón
lesson-pitchbowl-pickup-about = Para tomar el balón, anúncialo antes: en el primer menú, tras el nombre del jugador elegido está lo que puede anunciar. *Recoger* funciona si el balón es lo primero que toca. Si tocas el balón libre sin anunciarlo, pierdes el turno.
lesson-pitchbowl-pickup-task = Recoge el balón con A1.
lesson-pitchbowl-pickup-done = A1 tiene el balón y un tiro extra: corre, entrega o pasa.
lesson-pitchbowl-pickup-silent = A1 tocó el balón sin anunciar nada: lo despeja y se acaba el turno. Elige *Recoger* en el primer menú.
lesson-pitchbowl-pickup-missed = Lo anunciaste, pero A1 no tocó primero el balón. Elige el balón en el segundo menú.
lesson-pitchbowl-pickup-none = Nadie tiene el balón. Elige A1, luego *Recoger*, y apunta al balón.

lesson-pitchbowl-pass-title = pasar
lesson-pitchbowl-pass-about = A1 tiene el balón y puede lanzarlo una vez por turno, tan lejos como quieras. Lo atrapa el primer jugador que se cruza: si es un compañero, sigues jugando; si es un rival, tu turno se acaba.
lesson-pitchbowl-pass-task = Lanza el balón a un compañero libre.
lesson-pitchbowl-pass-done = A11 lo atrapó, y sigues jugando. De cerca sirve la entrega: toca al compañero que anunciaste.
lesson-pitchbowl-pass-caught = B1 estaba en medio y ahora tiene el balón. A11 no tiene ningún rival delante: elige A11 en el segundo menú.
lesson-pitchbowl-pass-missed = Nadie lo atrapó, y se acaba el turno. Apunta a A11 y lanza fuerte: fuerza 30 o más.
lesson-pitchbowl-pass-none = No lanzaste el balón. Elige A1, luego *Pasar*.

lesson-pitchbowl-steal-title = robar
lesson-pitchbowl-steal-about = B10 tiene el balón. Anuncia *Robar* y haz que B10 sea lo primero que tocas: el balón es tuyo. Sin anunciarlo es solo un bloqueo, que lo aparta. B1 cubre a B10 frente a A2.
lesson-pitchbowl-steal-task = Róbale el balón a B10.
lesson-pitchbowl-steal-done = A1 tomó el balón y tiene un tiro extra. Si fallas lo que anuncias, se acaba el turno: haz antes lo más seguro.
lesson-pitchbowl-steal-silent = Tocaste primero a B10, pero sin anunciar nada. Elige *Robar* en el primer menú.
lesson-pitchbowl-steal-missed = Lo anunciaste, pero tocaste antes a otro jugador, o a nadie. A1 tiene el camino libre hacia B10.
lesson-pitchbowl-steal-none = B10 sigue con el balón. Elige A1, luego *Robar*, y apunta a B10.

lesson-pitchbowl-touchdown-title = touchdown
lesson-pitchbowl-touchdown-about = Tu corredor A10 tiene el balón, a dos casillas de la línea de la otra zona de anotación. Cuando el portador toca esa línea, es touchdown; con tres ganas la partida, y llevas dos. Los discos que hay en medio detienen a A10.
lesson-pitchbowl-touchdown-task = Anota con A10, esquivando a B1 y B2.
lesson-pitchbowl-touchdown-done = ¡Touchdown, y ganas la partida! Una partida empieza cuando ambos bandos colocan a sus once; después viene el saque inicial.
lesson-pitchbowl-touchdown-blocked = A10 chocó con un rival. Hay sitio abajo a la derecha: elige *Una dirección* en el segundo menú y gira hasta unos 135°.
lesson-pitchbowl-touchdown-fell = A10 pasó de las dos casillas y cayó antes de llegar a la línea. Toma un camino más corto: unos 135°.
lesson-pitchbowl-touchdown-short = A10 no llegó a la línea. Esquiva a los rivales, a unos 135°, con fuerza 25 o más.
