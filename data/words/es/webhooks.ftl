# Webhooks: un programa del jugador o del servidor se entera de turnos y resultados.
# $host: el de su URL; $last: una frase sobre el último envío.
webhook-line = 🔗 Webhook: { $host }. { $last }
webhook-line-none = 🔗 Webhook: ninguno. Un programa tuyo puede enterarse de tus turnos y resultados.
webhook-open = Webhook…
webhook-open-set = Webhook: { $host }…
webhook-title = Webhook
webhook-title-own = ## 🔗 Tu webhook
webhook-title-server = ## 🔗 El webhook de este servidor
webhook-none-own = Escribe una URL y le envío una petición cada vez que sea tu turno y cuando termine una de tus partidas.
webhook-none-server = Escribe una URL y le envío una petición por cada turno y resultado de las partidas de aquí, si todo el mundo puede leer su canal.
webhook-url = URL
webhook-url-hint = con https, de { $most } caracteres como mucho
webhook-set = Poner URL…
webhook-change = Cambiar URL…
webhook-test = Probar
webhook-refresh = Actualizar
webhook-renew = Nuevo secreto
webhook-renew-question = ¿Sustituir el secreto? El actual deja de funcionar de inmediato.
webhook-renew-sure = Sustituirlo
webhook-drop = Quitar
webhook-remove-question = ¿Quitar el webhook? Lo que quede por enviar se descarta.
webhook-remove-sure = Quitarlo
webhook-back = Ajustes
webhook-kept = Guardado.
webhook-testing = La prueba está en camino. *Actualizar* muestra cómo salió.
webhook-renewed = El secreto anterior ya no se usa.
webhook-dropped = Quitado.
webhook-secret = Secreto: { $secret }
  Cópialo antes de pulsar nada: solo se muestra esta vez.
  Con él, tu programa comprueba que una petición viene de mí.
webhook-untried = Ningún envío todavía.
# $outcome: un código HTTP o unas palabras; $when: un momento como lo muestra Discord.
webhook-arrived = Último envío recibido { $when } ({ $outcome }).
webhook-lost = ⚠ Último envío fallido { $when }: { $outcome }.
webhook-failed = { $count ->
    [one] ⚠ Falló una vez
   *[other] ⚠ Falló { $count } veces seguidas
  }, último intento { $when }: { $outcome }. Lo intento de nuevo más tarde.
webhook-off = ⛔ Desactivado { $when }: { $outcome }. *Probar* lo activa de nuevo.
webhook-outcome-timeout = sin respuesta en 10 segundos
webhook-outcome-no-connection = sin conexión
webhook-outcome-private = no es una dirección pública
webhook-outcome-tls = sin certificado válido
webhook-outcome-no-answer = respuesta ilegible
webhook-ended-own = ⛔ Desactivé tu webhook: { $outcome }. Cuando se pueda acceder a tu programa, pulsa *Webhook…* y después *Probar*.
webhook-ended-server = ⛔ Desactivé el webhook que pusiste para un servidor: { $outcome }. Cuando se pueda acceder a tu programa, abre allí `/servidor configurar`, pulsa *Webhook…* y después *Probar*.
audit-webhook = webhook puesto ({ $host })
audit-webhook-gone = webhook quitado ({ $host })
refused-webhook-off = Quien administra este bot desactivó los webhooks.
refused-webhook-none = Ya no hay ningún webhook. Pon primero una URL.
refused-webhook-url = No puedo leer eso como URL. Escribe una como https://example.org/hook
refused-webhook-credentials = Escribe la URL sin nombre de usuario ni contraseña.
refused-webhook-https = La URL tiene que empezar por https://
refused-webhook-http = La URL tiene que empezar por http:// o https://
refused-webhook-port-unknown = Ese puerto no existe: van del 0 al 65535.
refused-webhook-port = Usa el puerto 443 u 8443.
refused-webhook-private = Esa no es una dirección pública.
