# Por qué: PitchBowl
coach-pitchbowl-score = Dejó pasar una ocasión de touchdown.
coach-pitchbowl-players = Podía sacar a un jugador rival o proteger a uno propio.
coach-pitchbowl-ball = No buscó el balón, o lo perdió.
coach-pitchbowl-tempo = Había un sitio mejor para el balón o los jugadores.
