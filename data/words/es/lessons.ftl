# Lecciones: un juego en cinco pasos, en una mesa que solo ve quien aprende.

command-learn = lecciones
command-learn-about = Aprender un juego en cinco pasos, en tu propia mesa
command-learn-game = juego
command-learn-game-about = Qué juego aprender

# $game: un nombre; $title: de qué trata el paso.
lesson-heading = Aprender { $game } · { $nth } de { $of } · { $title }
# $learned: lo que demuestra.
lesson-done = ✅ **¡Hecho!** { $learned }
# $hint: lo que hay que hacer de otra manera.
lesson-missed = ↩ **Todavía no.** { $hint }
# $what: la respuesta que se muestra.
lesson-shown = Se hace así: { $what }
lesson-back = ◀ Atrás
lesson-next = Siguiente ▶
lesson-end = Terminar ▶
lesson-begin = Aprender jugando
lesson-again = Otra vez
lesson-rule = Regla
lesson-over =
    ### Ya sabes jugar a { $game }
    Esa fue la lección. ¿Y ahora?
    - `/jugar` en un servidor reta a alguien, o abre una mesa para todo el mundo.
    - `/reglas` responde a lo que la lección no contó.
    - `/turnos` muestra lo que te espera.

    Otra lección:
