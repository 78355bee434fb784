# Lecciones: un juego en cinco pasos, en una mesa que solo ve quien aprende.

## Offboard

lesson-offboard-line-title = mover una línea
lesson-offboard-line-about = Juegas con Rojo, abajo. Elige una de tus bolas y una dirección: esa bola y todas las tuyas que tenga delante sin huecos avanzan una casilla hacia ese lado. Elige la casilla en el menú y después la dirección.
lesson-offboard-line-task = Mueve juntas las tres bolas B2, C3 y D4, arriba a la derecha (↗).
lesson-offboard-line-done = La bola que eliges es la de más atrás de la línea. Elige una más adelantada para mover menos.
lesson-offboard-line-fewer = Se movieron muy pocas. Elige la de más atrás de la línea, B2, y después ↗ noreste.
lesson-offboard-line-other = Esa es otra línea. Elige B2 en el menú y después ↗ noreste.

lesson-offboard-push-title = empujar
lesson-offboard-push-about = Una línea empuja las bolas rivales que tiene delante si es más larga que la de ellas: dos empujan una, tres empujan dos. Dos contra dos no se pueden mover entre sí, como en la fila C.
lesson-offboard-push-task = Haz retroceder dos bolas amarillas en una jugada.
lesson-offboard-push-done = Tres contra dos: E5 y E6 tuvieron que ceder. Una de tus propias bolas detrás de ellas lo habría impedido.
lesson-offboard-push-one = Eso empujó una bola. Puedes empujar dos en la fila E, donde tienes tres: elige la de más atrás, E2.
lesson-offboard-push-none = No empujaste ninguna. Mira la fila E: tres tuyas contra dos. Elige E2 y después → este.

lesson-offboard-score-title = objetivos
lesson-offboard-score-about = Una bola empujada fuera del tablero cae en el objetivo que hay ahí, y tú sumas lo que vale ese objetivo: 1, 2 o 3 puntos, escritos en el borde. No puedes echar tus propias bolas.
lesson-offboard-score-task = Consigue 3 puntos en una jugada.
lesson-offboard-score-done = La bola se queda en T6 hasta el final, y tú tienes 3 puntos.
lesson-offboard-score-less = Un punto, pero T4 solo vale 1. Junto a B6 está T6, que vale 3: mueve B4 a la derecha (→).
lesson-offboard-score-none = No cayó nada. Las bolas amarillas del borde son E9 y B6; mira cuánto valen los objetivos que tienen al lado.

lesson-offboard-full-title = objetivos llenos
lesson-offboard-full-about = En un objetivo cabe una bola. Una bola empujada a un objetivo lleno no da puntos: queda en el aire, y su bando la repone en una casilla libre o la descarta. T1 está lleno.
lesson-offboard-full-task = Expulsa I7 del tablero de modo que cuente.
lesson-offboard-full-done = Desde G5 cayó en T2, que estaba libre: 2 puntos. La dirección del empujón decide a qué objetivo va una bola del borde.
lesson-offboard-full-air = Fue a T1, que está lleno: Amarillo la repone donde quiera. Empújala hacia el otro lado, desde G5, arriba a la derecha (↗), a T2.
lesson-offboard-full-none = I7 sigue ahí. Dos de tus líneas acaban en ella: G7 y H7, o G5 y H6. ¿Cuál lleva a un objetivo libre?

lesson-offboard-six-title = seis puntos
lesson-offboard-six-about = Gana al instante quien llega primero a seis puntos. Tienes 3; Amarillo, 2. ¿Qué bola amarilla del borde vale lo suficiente?
lesson-offboard-six-task = Gana la partida con esta jugada.
lesson-offboard-six-done = Seis puntos: ganas. En una partida empieza Rojo, con doce bolas por bando.
lesson-offboard-six-less = Eso suma 2 puntos, y van 5. H4, junto a T12, vale 3: elige H6 y después ← oeste.
lesson-offboard-six-none = No sumaste nada. Mira H4 y D8, y los objetivos que tienen al lado.
