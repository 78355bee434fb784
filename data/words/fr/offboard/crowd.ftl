# Les pronostics du public.

offboard-call = qui perd une bille sur ce coup ?
