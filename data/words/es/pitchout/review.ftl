# Por qué: Pitch Out
coach-pitchout-captain-lost = Puso en peligro a su propio Capitán.
coach-pitchout-own = Puso en peligro sus propios discos.
coach-pitchout-captain-shot = Desaprovechó un tiro al Capitán rival.
coach-pitchout-shot = Desaprovechó un buen tiro a un disco rival.
coach-pitchout-captain = Dejó a su Capitán cerca del borde.
coach-pitchout-edge = Dejó sus discos cerca del borde.
coach-pitchout-pushed = Podía haber empujado discos rivales hacia el borde.
coach-pitchout-passive = No tocó ningún disco rival.
