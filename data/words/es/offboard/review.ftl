# Por qué: Offboard
coach-offboard-win = Dejó pasar una victoria.
coach-offboard-lost = Le permitió al rival forzar la victoria.
coach-offboard-push = Dejó pasar un empujón que daba puntos.
coach-offboard-exposed = Dejó una bola donde podían expulsarla.
coach-offboard-place = Otra jugada habría mantenido las bolas más juntas y más cerca del centro.
