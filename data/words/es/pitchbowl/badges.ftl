# Insignias: lo que se puede ganar en una partida; se ven en el perfil y bajo el resultado.

badge-pitchbowl-pass = Pase de touchdown
badge-pitchbowl-pass-how = un pase atrapado y llevado a la zona de anotación en el mismo turno
badge-pitchbowl-interception = Intercepción
badge-pitchbowl-interception-how = un pase rival atrapado
badge-pitchbowl-strip = Robo y anotación
badge-pitchbowl-strip-how = el balón robado y llevado a la zona de anotación en el mismo turno
badge-pitchbowl-strike = Pleno
badge-pitchbowl-strike-how = dos rivales KO con un solo tiro
badge-pitchbowl-hat-trick = Triplete
badge-pitchbowl-hat-trick-how = tres touchdowns del mismo jugador
badge-pitchbowl-comeback = Remontada
badge-pitchbowl-comeback-how = una partida ganada tras ir dos touchdowns por detrás
badge-pitchbowl-shutout = Cerrojo
badge-pitchbowl-shutout-how = al menos dos touchdowns, y ninguno en contra
