# Pourquoi : Pitch Out
coach-pitchout-captain-lost = A mis son propre Capitaine en danger.
coach-pitchout-own = A mis ses propres palets en danger.
coach-pitchout-captain-shot = A manqué un tir sur le Capitaine adverse.
coach-pitchout-shot = A manqué un bon tir sur un palet adverse.
coach-pitchout-captain = A laissé son Capitaine près du bord.
coach-pitchout-edge = A laissé ses palets près du bord.
coach-pitchout-pushed = Aurait pu pousser des palets adverses vers le bord.
coach-pitchout-passive = N’a touché aucun palet adverse.
