# Leçons : un jeu appris en cinq étapes, à une table que seul l’élève voit.

command-learn = apprendre
command-learn-about = Apprendre un jeu en cinq étapes, à une table rien qu’à vous
command-learn-game = jeu
command-learn-game-about = Le jeu à apprendre

# $game : un nom ; $title : le sujet de l’étape.
lesson-heading = Apprendre { $game } · { $nth } sur { $of } · { $title }
# $learned : ce que cela montre.
lesson-done = ✅ **Réussi !** { $learned }
# $hint : ce qu’il faut faire autrement.
lesson-missed = ↩ **Pas encore.** { $hint }
# $what : la réponse montrée.
lesson-shown = Voilà comment : { $what }
lesson-back = ◀ Retour
lesson-next = Suite ▶
lesson-end = Terminer ▶
lesson-begin = Apprendre en jouant
lesson-again = Encore une fois
lesson-rule = Règle
lesson-over =
    ### Vous savez jouer à { $game }
    La leçon est finie. Et maintenant ?
    - `/jouer` sur un serveur défie un ami, ou ouvre une table à tous.
    - `/règles` répond à ce que la leçon n’a pas dit.
    - `/tours` montre ce qui vous attend.

    Une autre leçon :
