# Les pronostics du public.

pitchbowl-call = qui a un joueur sonné, perd le ballon ou encaisse un essai ?
