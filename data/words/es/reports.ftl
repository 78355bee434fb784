# Problemas denunciados.

menu-report = Denunciar un problema
command-server-reports = denuncias
command-server-reports-about = Los problemas que se denunciaron en este servidor
house-reports = Denuncias ({ $count })
report-title = Denunciar un problema
report-field = ¿Qué pasa?
report-hint = Para la moderación y quien administra este bot, con tu nombre, el mensaje y su partida.
report-hint-direct = Para quien administra este bot, con tu nombre, el mensaje y su partida.
report-thanks = ¡Gracias! Esta es la denuncia **{ $number }**. La moderación de este servidor y quien administra este bot pueden leerla.
report-thanks-direct = ¡Gracias! Esta es la denuncia **{ $number }**. Quien administra este bot puede leerla.
refused-report-not-mine = Solo admito denuncias sobre mis propios mensajes. Para los de otras personas, acude a la moderación de este servidor o usa la denuncia de Discord.
refused-report-empty = La denuncia estaba vacía. Di en pocas palabras qué pasa.
refused-report-many = Puedes enviar { $most } denuncias al día. Complétala mañana, o díselo a la moderación de este servidor.
reports-title = ### Problemas denunciados
reports-empty = No hay denuncias en este servidor. Un problema se denuncia desde el menú de cualquiera de mis mensajes (Aplicaciones › Denunciar un problema).
# $number: de la denuncia; $when: un momento; $user: una mención; $address: del mensaje
reports-line = **{ $number }** · { $when } · { $user } · [mensaje]({ $address })
reports-match = partida n.º { $match }
reports-turn = partida n.º { $match }, jugada { $turn }
reports-incident = código { $code }
# Debajo de la lista; $days: durante cuánto tiempo puede leerlas todavía quien administra este bot
reports-hint = -# *Hecho* quita una denuncia de esta lista. Quien administra este bot puede leerla durante { $days } días.
# En un botón; $number: de la denuncia
reports-done = Hecho: { $number }
log-report-hint = Las que siguen abiertas están en `/servidor denuncias`.
audit-report = Denuncia { $number }: marcada como hecha
