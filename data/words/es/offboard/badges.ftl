# Insignias: lo que se puede ganar en una partida; se ven en el perfil y bajo el resultado.

badge-offboard-streak = En racha
badge-offboard-streak-how = puntos en dos de tus turnos seguidos
badge-offboard-two-shots = Seis en dos
badge-offboard-two-shots-how = seis puntos con dos bolas
badge-offboard-whitewash = Seis a cero
badge-offboard-whitewash-how = seis puntos a cero
badge-offboard-brink = Al filo
badge-offboard-brink-how = una partida ganada cuando a tu rival le faltaba un punto
badge-offboard-comeback = Remontada
badge-offboard-comeback-how = una partida ganada tras ir tres puntos por debajo
