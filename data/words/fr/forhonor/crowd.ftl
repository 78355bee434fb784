# Les pronostics du public.

forhonor-call = qui perd un héros dans ce combat ?
