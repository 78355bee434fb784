# Mejores palabras, que sugieren los jugadores.

menu-suggest = Sugerir un texto mejor
suggest-title = Sugerir un texto mejor
suggest-shown = Lo que dice
suggest-better = Un texto mejor
suggest-language = Idioma
suggest-hint = Para quien administra este bot, con tu nombre.
# $keys: los textos de los que trata, como código
suggest-thanks = ¡Gracias! Es la sugerencia **{ $number }**, sobre { $keys }. Puede leerla quien administra este bot.
suggest-thanks-unknown = ¡Gracias! Es la sugerencia **{ $number }**. No sé de cuál de mis textos trata, pero quien administra este bot puede leerla.
refused-suggest-not-mine = Solo acepto sugerencias sobre mis propios mensajes.
refused-suggest-empty = La sugerencia está vacía. Escribe lo que debería decir el texto.
refused-suggest-many = Puedes enviar { $most } sugerencias al día. Envía las demás mañana.
refused-suggest-language = No conozco ese idioma. Disponibles: { $known }.
