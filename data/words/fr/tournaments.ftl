# Tournaments.

# $fewest, $most: places
refused-tournament-places = Ce format accepte de { $fewest } à { $most } joueurs ou équipes.
# $count: how many sizes can be chosen; $known: those
refused-tournament-teams = { $count ->
    [one] Ce jeu ne se joue pas en équipes. Laissez `équipe` vide.
   *[other] Ce jeu ne se joue pas avec des équipes de cette taille. Choisissez `équipe` parmi : { $known }.
  }
refused-tournament-no-swiss = Seuls les tournois au système suisse ont un nombre de `rondes` à choisir. Laissez l’option vide.
# $most: rounds
refused-tournament-rounds = Avec si peu de places, { $most } rondes au maximum : au-delà, des adversaires se rencontreraient deux fois.
refused-tournament-start = Choisissez un début dans les 60 prochains jours.
# $count: tournaments
refused-tournaments-many = Un serveur peut avoir { $count } tournois à la fois. Terminez-en ou annulez-en un d’abord.
refused-tournament-unknown = Ce tournoi n’existe pas sur ce serveur. `/tournoi liste` les affiche.
refused-tournament-full = Ce tournoi est complet.
# $least, $share: percent
refused-tournament-punctual = Ce tournoi est réservé aux joueurs qui jouent au moins { $least } % de leurs coups à temps ; vous en êtes à { $share } %. Jouez à temps pour remonter.
refused-tournament-late = Il est trop tard pour rejoindre ce tournoi.
refused-tournament-late-league = Cette saison est terminée. Rejoignez la suivante avec le bouton de sa fiche ou `/tournoi participer`.
refused-tournament-league-teams = Un championnat se joue en un contre un. Laissez `équipe` vide.
# $fewest, $most: players
refused-tournament-division = Une division compte de { $fewest } à { $most } joueurs.
refused-tournament-interval = Les rondes peuvent être espacées d’une heure à 60 jours. Saisissez `0` pour que chacune commence dès que la précédente est finie.
refused-tournament-no-league = `division` et `intervalle` sont réservés aux championnats. Laissez-les vides, ou choisissez le format *championnat*.
refused-tournament-left = Vous avez quitté ce tournoi : impossible d’y revenir.
refused-tournament-left-league = Vous avez quitté cette saison : impossible d’y revenir. Vous pourrez rejoindre la suivante dès son ouverture.
refused-tournament-not-in = Vous ne participez pas à ce tournoi.
refused-tournament-begun = Ce tournoi a déjà commencé.
refused-tournament-over = Ce tournoi est terminé.
# $count: players
refused-tournament-few = Il faut au moins { $count } joueurs pour un tournoi.

# Pictures.

# $round: the latest round
tournament-picture-round = Ronde { $round }
tournament-picture-round-of = Ronde { $round } sur { $last }
# of a knockout
tournament-picture-elimination = Tour { $round }
tournament-picture-elimination-of = Tour { $round } sur { $last }
# $count: matches of the round that are not over
tournament-picture-open = { $count ->
    [one] encore 1 partie
   *[other] encore { $count } parties
  }
# before the first round
tournament-picture-entrants = { $count ->
    [one] 1 participant
   *[other] { $count } participants
  }
# $count: how many share the first place; $names: theirs
tournament-picture-won = { $count ->
    [one] Gagnant : { $names }
   *[other] Gagnants : { $names }
  }
# a round of a knockout by how many are still in it; there is room for 15 letters
tournament-picture-last = { $count ->
    [2] Finale
    [4] Demi-finales
    [8] Quarts
    [16] Huitièmes
    [32] Seizièmes
   *[other] Premier tour
  }
# of a double elimination
tournament-picture-semi-final = Demi-finale
tournament-picture-final = Finale
# once the one without a loss has lost the final
tournament-picture-second-final = Seconde finale
tournament-picture-third = Troisième place
tournament-picture-bye = exempt
tournament-picture-unbeaten = Invaincus
tournament-picture-one-loss = Une défaite
# $letter: from A
tournament-picture-group = Groupe { $letter }
tournament-picture-division = Division { $letter }
tournament-picture-key-up = monte
tournament-picture-key-down = descend
tournament-picture-number = N°
# what coloured cells mean, below a table; initials of tie-breaks as in the heads
tournament-picture-key-won = victoire
tournament-picture-key-drawn = nulle
tournament-picture-key-lost = défaite
tournament-picture-key-open = à jouer
tournament-picture-key-void = annulée
tournament-picture-key-given = exempt ou sans adversaire
tournament-picture-key-missed = forfait
# the numbers in those cells
tournament-picture-key-number = chiffre : numéro de l’adversaire
tournament-picture-key-buchholz = BH : points des adversaires (Buchholz)
tournament-picture-key-sonneborn_berger = SB : points des adversaires battus (Sonneborn-Berger)
tournament-picture-key-direct = RP : rencontre particulière
# $names: who can still win
tournament-picture-alt-still = Encore en lice : { $names }
# heads of columns, at most five letters
tournament-picture-points = Pts
tournament-picture-buchholz = BH
tournament-picture-sonneborn_berger = SB
tournament-picture-direct = RP
tournament-picture-wins = Gains
# $title: the tournament’s name; $state: such as *Round 3*
tournament-picture-alt = { $title }. { $state }.
tournament-picture-alt-place = { $place }. { $name } : { $points }
# $name: of a tournament
tournament-name = 🏆 { $name }
# $season: its number, from 1
tournament-season = { $name } · saison { $season }
# $size: players
tournament-form-divisions = championnat, divisions d’environ { $size } joueurs
# $length: such as “7 days”
tournament-interval = rondes espacées de { $length }
tournament-next-season = Tous ceux qui ont terminé la dernière saison ou attendaient celle-ci sont inscrits ; appuyez sur *Quitter* si vous ne jouez pas. Les nouveaux commencent dans la dernière division.
# on the card of a season that has started; $count: players
tournament-waiting = { $count ->
    [0] On peut déjà s’inscrire à la prochaine saison.
    [one] **{ $count }** joueur attend la prochaine saison.
   *[other] **{ $count }** joueurs attendent la prochaine saison.
  }
# likewise
tournament-next-full = { $count ->
    [0] La prochaine saison est complète pour l’instant.
    [one] **{ $count }** joueur attend la prochaine saison, complète pour l’instant.
   *[other] **{ $count }** joueurs attendent la prochaine saison, complète pour l’instant.
  }
tournament-join-next = Jouer la prochaine saison
# at the end of a season; $users: mentions of those who waited for the next one
tournament-turned-away = Pas dans la prochaine saison pour l’instant : { $users }. Le bouton *Participer* de sa fiche vous dira où vous en êtes.
# $at: a time, such as “in 5 days”
tournament-next-round = La prochaine ronde commence { $at }. Les parties en cours continuent.
tournament-fixtures = Calendrier
tournament-own-matches = Vos parties
# titles on a profile; $name: of a league; $division: a number
tournament-title = 🏆 { $name } · saison { $season } ({ $game })
# of a tournament that is no league
tournament-title-once = 🏆 { $name } ({ $game })
tournament-title-division = 🏆 { $name } · saison { $season }, division { $division } ({ $game })
# $season: its number
tournament-former = Saison { $season }
# $names: players
tournament-going-up = ▲ Montent : { $names }
tournament-going-down = ▼ Descendent : { $names }
tournament-form-round-robin = toutes rondes
tournament-form-swiss = système suisse
# $count: rounds
tournament-form-rounds = système suisse, { $count ->
        [one] une ronde
       *[other] { $count } rondes
    }
tournament-form-knockout = élimination directe
tournament-form-double = double élimination
tournament-form-league = championnat
tournament-form-groups = poules, puis élimination directe
# $size: players
tournament-teams = équipes de { $size }, tirées au sort au départ
# $level: 1 to 5
tournament-house = le bot (niveau { $level }) occupe une place vide
# $count, $places: players
tournament-entered = **{ $count }** { $count ->
        [one] joueur
       *[other] joueurs
    } sur { $places }
# $at: a time, such as “in 5 hours”
tournament-starts = Début { $at }
# $at: a time, such as “in 5 hours”
tournament-full = Complet · début { $at }
# $host : une mention ; $count : les joueurs qui suffisent
tournament-starts-full = Début dès que c’est complet ; à partir de { $count } joueurs, { $host } peut appuyer sur **Commencer**
tournament-join = Participer
tournament-leave = Quitter
tournament-drop-out = Abandonner
tournament-stay = Rester
# $name: of a tournament; $kind: of one that has started
tournament-drop-question = { $kind ->
    [league] Quitter **{ $name }** pour de bon ? Vous perdez par forfait les parties à venir, sans retour possible cette saison.
    [team] Quitter **{ $name }** pour de bon ? Toute votre équipe est alors éliminée, sans retour possible.
   *[other] Quitter **{ $name }** pour de bon ? Vous ne jouez plus, sans retour possible.
  }
# $kind: league or other
tournament-cancel-question = { $kind ->
        [league] Annuler définitivement **{ $name }** ? Il n’y aura plus ni ronde ni saison.
       *[other] Annuler définitivement **{ $name }** ?
    }
tournament-cancel = Oui, annuler
tournament-keep = Non, garder
tournament-start = Commencer
tournament-table = Classement
# $nth, $of: numbers of rounds
tournament-round = ronde { $nth } sur { $of }{ $beside ->
    [match] {" "}du tournoi
   *[tournament] {""}
  }
# $nth: the number of the round
tournament-round-only = ronde { $nth }{ $beside ->
    [match] {" "}du tournoi
   *[tournament] {""}
  }
# of a double elimination
tournament-round-elimination = tour { $nth }{ $beside ->
    [match] {" "}du tournoi
   *[tournament] {""}
  }
# $count: players
tournament-round-of = { $count ->
        [16] huitièmes de finale
        [32] seizièmes de finale
        [64] trente-deuxièmes de finale
       *[other] tour à { $count }
    }
tournament-final = finale
tournament-semi-finals = demi-finales
# of a double elimination
tournament-semi-final = demi-finale
tournament-second-final = seconde finale
tournament-quarter-finals = quarts de finale
tournament-quarter-final = quart de finale
# a match elsewhere. $name: of its tournament; $round: such as *semi-final*
tournament-match-place = 🏆 { $name } · { $round }
# after tournament-match-place, when a player is asked whether to resign
tournament-stake-out = Ce serait l’élimination.
tournament-third = troisième place
# $pairing: two players
tournament-third-pairing = Troisième place : { $pairing }
# $first, $second: players
tournament-pairing = { $first } – { $second }
# $name: a player
tournament-bye = Exempt : { $name }
# $names: players
tournament-forfeit = forfait ({ $names } { $count ->
    [one] ne participe
   *[other] ne participent
  } plus)
# in the description of an event of the server
tournament-event-how = Inscription par le bouton de la fiche.
# its last line; $number: of the tournament
tournament-event-mark = Tournoi nº { $number }
# after tournament-opened
tournament-event-right = Pour qu’il figure aussi dans les événements du serveur, il me faut la permission « Créer des événements ».
tournament-watch = suivre
# the reader plays in it
tournament-yours = votre partie
# for those who play in it and those who watch
tournament-match = partie
# in the place of a round, before the first
tournament-begins = début imminent
# $nth: the first round they would play
tournament-late = On peut encore s’inscrire, pour jouer à partir de la ronde { $nth }.
tournament-finished = terminé
tournament-stopped = annulé
# $names: players in bold; $count: how many
tournament-won = { $count ->
        [one] { $names } gagne !
       *[other] { $names } partagent la première place !
    }
# $points: such as 2½; $halves: half points
tournament-points = { $halves ->
        [0] { $points } pt
        [1] { $points } pt
        [2] { $points } pt
        [3] { $points } pt
       *[other] { $points } pts
    }
# after that it is over
tournament-matches-continue = Les parties en cours continuent.
tournament-cancelled = Ce tournoi est annulé.
tournament-few = Trop peu d’inscrits : ce tournoi n’aura pas lieu.
tournament-league-ended = **{ $name }** s’arrête ici : plus de ronde ni de saison.
tournament-few-league = Trop peu d’inscrits pour une nouvelle saison : ce championnat s’arrête ici.
tournament-cancelled-league = Ce championnat s’arrête ici : plus de ronde ni de saison.
tournament-stage-open = inscriptions ouvertes
tournament-stage-running = en cours
tournament-stage-finished = terminé
tournament-none = Pas encore de tournoi ici. `/tournoi créer` en ouvre un.
# $name: of a tournament
tournament-stayed = Très bien, vous restez dans **{ $name }**.
tournament-kept = Très bien, **{ $name }** continue.
tournament-in = Vous participez à **{ $name }**.
tournament-joined = Vous participez à **{ $name }**. Je vous mentionnerai à votre première partie.
tournament-left = Vous avez quitté **{ $name }**.
# $name: of a league
tournament-listed = **{ $name }** : vous êtes sur la liste pour la prochaine saison. *Quitter* vous en retire.
tournament-stays = **{ $name }** : vous jouez cette saison, et la prochaine aussi si vous restez jusqu’au bout.
# $name: of a league, with the season
tournament-unlisted = Vous n’êtes plus sur la liste pour la saison qui suit **{ $name }**.
tournament-dropped = Vous avez quitté **{ $name }**. Finissez votre partie en cours, ou abandonnez-la.
tournament-opened = Inscriptions ouvertes : **{ $name }**.
tournament-opened-starts = Inscriptions ouvertes : **{ $name }**, début le { $when }.
tournament-cancelled-now = Tournoi annulé : **{ $name }**.
# in a match of it
tournament-match-moved = **{ $name }** continue ici, et cette partie aussi.
tournament-moved = **{ $name }** continue ici.
# $channel : un salon
tournament-moved-to = 🏆 **{ $name }** continue dans { $channel }.
tournament-moved-on = 🏆 **{ $name }** continue plus bas.
refused-tournament-rights = Ici, seuls les membres qui ont la permission « Gérer le serveur » peuvent le faire.
refused-tournament-text = Un tournoi se joue dans un salon textuel, car chaque partie a son fil.
# $given: what was typed
refused-tournament-when = Je ne comprends pas « { $given } ». Indiquez un délai, comme `2h`, `1j 12h` ou `30m`.
tournament-export-json = JSON, complet
tournament-export-trf = TRF, pour les logiciels de classement
# $game: a name; $league: yes or no
tournament-usual-name = { $league ->
    [yes] Championnat { $game }
   *[no] Tournoi { $game }
  }
# where a tournament of that name is under way; $nth: from 2
tournament-usual-name-again = { $name } { $nth }
tournament-begun = **{ $name }** commence maintenant.
tournament-before = ◀
tournament-after = ▶
# $name: of a tournament; $channel: a channel
tournament-shut = ⚠️ **{ $name }** est en attente : je ne peux rien publier dans { $channel }.{ $reader ->
    [runner] {" "}Utilisez `/tournoi déplacer` dans un autre salon, ou vérifiez mes permissions avec `/serveur vérifier`.
    [checker] {" "}Utilisez `/tournoi déplacer` dans un autre salon.
   *[player] {""}
  }

# The page of a tournament: heads of the standings, and of the list of who is in before it begins
tournament-place = Rang
tournament-player = Joueur
# wins, draws and losses
tournament-balance = Bilan
tournament-entrants = Inscrits
