# Les pronostics du public.

pitchout-call = qui perd un palet sur cette pichenette ?
