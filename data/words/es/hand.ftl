# Jugar a mano, en un navegador.

hand-button = A mano
hand-open = Abrir
hand-link = Juega en el propio tablero, con el ratón o con el dedo. El enlace es solo tuyo y funciona durante 15 minutos.
hand-off = Aquí no está activado el juego a mano.
hand-link-old = Este enlace caducó. Pulsa **A mano** otra vez.
hand-link-unknown = Este enlace no es válido. Pulsa **A mano** otra vez.
hand-link-answered = Ya respondiste a esto. Pulsa **A mano** debajo de la última jugada.

# La página
hand-play = Jugar
hand-cancel = Restablecer
hand-angle = Ángulo
hand-help = Arrastra una pieza hacia atrás para apuntar y pulsa Tirar. Ajusta con un segundo dedo o con las flechas del teclado.
hand-played = Hecho
hand-over = La partida terminó
hand-waiting = Les toca a los demás.
hand-lost = Sin conexión. Inténtalo de nuevo.
hand-help-push = Empuja una pieza hacia donde debe ir y pulsa Tirar. Ajusta con un segundo dedo o con las flechas del teclado.
# hand-sling y hand-push están en el botón que cambia de uno a otro
hand-edge = ¿No hay sitio para arrastrar tan lejos? Pulsa «Hacia atrás» para empujar hacia delante.
hand-edge-push = ¿No hay sitio para empujar tan lejos? Pulsa «Hacia delante» para arrastrar hacia atrás.
hand-sling = Hacia atrás
hand-push = Hacia delante
hand-keys = Tablero. Flechas: ángulo y fuerza; con Mayús, en pasos más grandes.
hand-piece = Pieza
hand-turn = Girar
hand-move = Moverla primero
hand-placing = Tablero. Las flechas mueven la pieza; con Mayús, en pasos más grandes. Re Pág y Av Pág eligen otra; más y menos la giran.
hand-drag = Arrastra las piezas. Las dibujadas en rojo no pueden quedarse donde están.
hand-lines = Arrastra desde el inicio hasta el destino.
hand-places = Toca el destino.
hand-choices = Jugadas posibles
hand-steps = Pasos hasta ahora
hand-undo = Deshacer
hand-pick = Elegir…
hand-enlarge = Agrandar el tablero
hand-slow = Un momento: la página vuelve a intentarlo sola.
# como mucho 123 bytes
hand-pages = Hay demasiadas páginas abiertas. Cierra una para ver aquí las vistas previas.

# Dentro de Discord
hand-here = Abrir aquí
hand-stranger = Discord no ha confirmado quién eres. Pulsa **Actualizar** y acepta cuando Discord te lo pida.
hand-elsewhere = No estás en esta actividad. Ciérrala y pulsa **Abrir aquí** otra vez.
hand-unanswered = Discord no responde. Inténtalo de nuevo en un momento.
hand-alone = Discord no responde. Cierra esto y ábrelo otra vez.
hand-unreached = El bot no responde. Pulsa **Actualizar** en un momento.
hand-none = Estás al día: ninguna partida te espera.
hand-which = Elige una partida
hand-again = Actualizar
