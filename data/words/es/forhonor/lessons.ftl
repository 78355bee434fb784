# Lecciones: un juego en cinco pasos, en una mesa que solo ve quien aprende.

## For Honor

lesson-forhonor-walk-title = caminar
lesson-forhonor-walk-about = Eres el Ataque, en el borde izquierdo. En cada turno, un héroe tiene 7 pasos (los vikingos, 9), también en diagonal; entrar cuesta uno. *Planes rápidos…* tiene las jugadas más probables y los demás menús, cada paso; nada se juega hasta que terminas la activación. Al final del turno, una zona pasa al bando que es el único con héroes en ella: 100 puntos al momento, y 100 más cada turno.
lesson-forhonor-walk-task = Haz entrar al Guardián en el tablero y llévalo a la zona de Ataque, a cualquiera de sus casillas.
lesson-forhonor-walk-done = El Guardián era el último en actuar, así que el turno acabó: la zona es tuya, y 200 puntos. Hay otra en el otro extremo, y el centro, donde luchan los soldados.
lesson-forhonor-walk-edge = El Guardián entró, pero se quedó en el borde. Elige además *Ir a…* A5, B5 o C5 antes de terminar la activación.
lesson-forhonor-walk-elsewhere = El Guardián no está en la zona de Ataque. Entra por A1, B1 o C1 y ve luego a la columna 5 o más allá.

lesson-forhonor-soldiers-title = soldados
lesson-forhonor-soldiers-about = En cada turno, los soldados marchan hacia la línea discontinua del medio. Un soldado cuenta si una cadena continua de los suyos lo enlaza con esa línea; el bando con más de estos controla el centro. Un héroe junto a un soldado enemigo puede eliminar soldados de ese grupo, a un paso cada uno, primero los más retrasados. Camina y luego combate, o al revés; un héroe combate una sola vez.
lesson-forhonor-soldiers-task = Lleva al Saqueador junto a los soldados enemigos y elimina tres o más.
lesson-forhonor-soldiers-done = Cinco contra tres o menos: el centro es tuyo. Los soldados caídos vuelven más tarde, así que la lucha por él continúa.
lesson-forhonor-soldiers-few = Cayeron muy pocos. Inténtalo de nuevo y elimina tres o más.
lesson-forhonor-soldiers-none = No cayó ningún soldado. *Ir a…* E9 lleva al Saqueador junto a ellos; luego *Actuar sobre…* ofrece cuántos.

lesson-forhonor-power-title = poderes
lesson-forhonor-power-about = Cada héroe tiene un poder. El arco largo del Orochi le quita una vida a un enemigo en línea recta (también en diagonal), a 2, 3 o 4 casillas, una vez por activación y sin riesgo. El número de una figura es la vida que le queda.
lesson-forhonor-power-task = A la Nobushi, en D11, le queda una vida: dispara.
lesson-forhonor-power-done = La Nobushi cayó y espera fuera hasta el próximo turno. Un héroe que vuelve tiene otra vez toda su vida.
lesson-forhonor-power-other = Le diste a alguien que sobrevive. La Nobushi está en D11: D8, a tres casillas, es un buen lugar para disparar.
lesson-forhonor-power-fight = Eso es un combate, y también puede herirte. A dos casillas o más, el arco es seguro.
lesson-forhonor-power-none = No le diste a nadie. *Ir a…* D8, luego *Actuar sobre…* la Nobushi en D11.

lesson-forhonor-cards-title = combate
lesson-forhonor-cards-about = Un héroe junto a un enemigo puede atacarlo. Cada parte elige una carta en secreto: la espada vence a la carga, la carga al escudo y el escudo a la espada; quien pierde la ronda pierde vida. Sigue una segunda ronda con las dos cartas que quedan. Ganaste la primera con el escudo.
lesson-forhonor-cards-task = Gana la segunda ronda. ¿Cuál de tus dos cartas no puede perder contra lo que le queda al Berserker?
lesson-forhonor-cards-done = Exacto: la carga vence al escudo y empata con la carga. Si ganas las dos rondas, quitas una vida más, y un héroe que cae así sufre una ejecución.
lesson-forhonor-cards-lost = El escudo vence a tu espada. Al Berserker le quedan la carga y el escudo: la carga vence a uno y empata con la otra.

lesson-forhonor-win-title = ganar
lesson-forhonor-win-about = Quédate en 1000 puntos durante dos turnos, y el otro bando queda bloqueado: sus héroes caídos no vuelven. Ya lo lograste; solo queda el Shugoki, en D11. Dos contra uno: ataca a un enemigo que tenga al lado a otro de tus héroes, y pierde una vida antes de la primera carta.
lesson-forhonor-win-task = Gana la partida con el Guardián.
lesson-forhonor-win-done = Ganas la partida. Una partida empieza eligiendo héroes; después, cada turno trae soldados, héroes en el orden de las cartas y puntos.
lesson-forhonor-win-none = El Shugoki sigue ahí. Lleva al Guardián a su lado, a D10 por ejemplo, cerca del Orochi, y ataca.
