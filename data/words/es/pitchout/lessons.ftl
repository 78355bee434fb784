# Lecciones: un juego en cinco pasos, en una mesa que solo ve quien aprende.

## Pitch Out

lesson-pitchout-aim-title = apuntar y tirar
lesson-pitchout-aim-about = Juegas con Ámbar. Las fichas redondas que lanzas con golpes de dedo se llaman discos: los tuyos son A1, A2, etc. La arena no tiene muros: un disco que pasa el borde queda fuera. Elige uno de tus discos, adónde apuntas y con qué fuerza, y pulsa *Tirar*. La línea de la imagen muestra adónde irá.
lesson-pitchout-aim-task = Expulsa a B4 de la arena: elige A4, apunta a B4, sube la fuerza a unos 80 y tira.
lesson-pitchout-aim-done = Un golpe de lleno transmite casi toda la velocidad: B4 salió volando y A4 se quedó.
lesson-pitchout-aim-own = Se salió tu propio disco, y eso también cuenta. Elige B4 en el segundo menú para que A4 choque con él en el camino.
lesson-pitchout-aim-soft = Tocaste a B4, pero se detuvo en la arena. Tira más fuerte: + 20 sube la fuerza.
lesson-pitchout-aim-missed = No tocaste a B4. Elige A4 y después B4 en el segundo menú.

lesson-pitchout-beside-title = apuntar a un lado
lesson-pitchout-beside-about = El bloque N1 está justo detrás de B3, así que darle de lleno no lleva a ninguna parte. Si tocas un disco por su izquierda, sale hacia la derecha: las flechas bajo el menú desvían la puntería de su centro, en porcentaje.
lesson-pitchout-beside-task = Expulsa a B3 por la derecha: apunta con A5 muy a su izquierda y tira fuerte.
lesson-pitchout-beside-done = Cuanto más lejos del centro lo tocas, más se desvía el disco y menos velocidad se lleva.
lesson-pitchout-beside-own = El que pasó el borde fue A5. Apunta a B3, un 70 % a la izquierda más o menos, para que A5 le ceda su velocidad.
lesson-pitchout-beside-full = Tocaste a B3, pero sigue ahí. Apunta más a su izquierda, alrededor del 70 %, y tira con 80 o más.
lesson-pitchout-beside-missed = No tocaste a B3. Elígelo en el segundo menú y pulsa ↺ hasta que ponga alrededor del 70 %.

lesson-pitchout-block-title = los bloques no eliminan
lesson-pitchout-block-about = B4 se esconde detrás del bloque C. Los bloques se pueden empujar, pero un disco que expulsa un *bloque* no está perdido: su bando lo vuelve a colocar. Solo eliminan los discos y los poderes.
lesson-pitchout-block-task = Elimina a B4 de verdad. ¿Cuál de tus discos tiene el tiro libre?
lesson-pitchout-block-done = A4 llegó de lado y empujó a B4 directamente. Busca un tiro libre antes de tirar.
lesson-pitchout-block-spared = B4 salió, pero lo empujó el bloque, así que vuelve a su zona. Usa A4, que tiene el tiro libre.
lesson-pitchout-block-soft = Buena idea, pero B4 se quedó en la arena. Tira más fuerte.
lesson-pitchout-block-missed = No tocaste a B4. Elige A4 en el primer menú y apunta a B4.

lesson-pitchout-power-title = poderes
lesson-pitchout-power-about = Cada disco tiene un papel y un poder propios; por eso también se llama personaje. A3 es el Asesino: cuando tiras con él, el primer rival que toca queda eliminado, por suave que sea el toque y esté donde esté. El símbolo de cada disco indica qué personaje es.
lesson-pitchout-power-task = Elimina a B5, en medio de la arena, con tu Asesino, A3.
lesson-pitchout-power-done = Bastó un toque. El Corredor (A4) tira otra vez si no tocó a nadie, el Inmortal (A5) vuelve de sus propias caídas y el Guardián (A2) se sacrifica por los demás.
lesson-pitchout-power-other = Solo el Asesino elimina con un toque. Elige A3 en el primer menú.
lesson-pitchout-power-missed = A3 no llegó hasta B5. Apunta a B5 y tira con 30 o más.

lesson-pitchout-captain-title = el Capitán
lesson-pitchout-captain-about = El número 1 es el Capitán. Pierdes la ronda si pierdes a tu Capitán o si no te queda nadie más; con dos rondas ganas la partida. B5 le cierra el paso a tu Asesino, cuyo poder solo golpea al primer rival que toca.
lesson-pitchout-captain-task = Gana la ronda: expulsa a B1, el Capitán.
lesson-pitchout-captain-done = Ganas la ronda. En una partida, cada bando coloca sus discos y bloques, y después se tira por turnos, un disco cada vez.
lesson-pitchout-captain-spent = El Asesino gastó su poder en el primer rival que tocó. A4 tiene el tiro libre hacia B1.
lesson-pitchout-captain-soft = Tocaste al Capitán, pero se quedó en la arena. Tira más fuerte.
lesson-pitchout-captain-missed = No tocaste al Capitán. Elige A4 y apunta a B1: tienes el tiro libre.
