# Parties mises par écrit : remises, et relues.

export-form-text = texte
export-form-json = JSON
export-text = En fichier texte
export-json = En JSON
export-told = La partie { $match }, mise par écrit jusqu’au tour { $turns }.
export-under-way = Elle n’est pas finie : sa graine, et ce que d’autres ont choisi en secret, figureront dans son relevé quand elle le sera.
export-rated = Elle est classée : sa position actuelle, et ce qui y a mené, figureront dans son relevé quand elle sera finie.

refused-export-failed = La partie { $match } n’a pas pu être écrite. Elle va bien ; réessayez plus tard.
record-strange = Ce n’est pas un relevé de partie que je sache lire. Je lis les fichiers que fait `/partie exporter` : un fichier JSON, ou un texte dont la première ligne est `Pichenette match 1`.
record-later = Ce relevé est écrit dans une forme plus récente ({ $version }) que celle que je connais.
record-field = Ce relevé n’est pas fait comme il faut : { $why }.
record-broken = Ce fichier n’est pas du JSON lisible : ligne { $line }. Il a peut-être été coupé.
record-line = La ligne { $line } est illisible : `{ $given }`.
record-large = Je lis les relevés de { $most } Mio au plus.
record-long = Je lis les relevés de { $most } tours au plus.
record-time = `{ $given }` n’est pas une date comme `2026-11-21T20:30:00+00:00`.
record-seed = La graine de ce relevé n’est pas faite de chiffres hexadécimaux.
record-seed-other = La graine de ce relevé n’est pas celle dont il donne l’empreinte.
record-game = Je ne connais pas de jeu `{ $given }`. Ceux que je connais : { $known }.
record-players = Les joueurs de ce relevé sont impossibles : les places portent des lettres à partir de A, et il en faut autant que le jeu en demande.
record-setup = Une partie pareille ne peut pas commencer : { $why }
record-no-seed =
    { $turn ->
        [0] Le hasard a eu sa part dès le début de cette partie, et son relevé n’en donne pas la graine : il a été écrit pendant la partie. Une fois la partie finie, son relevé la donne.
       *[other] Le hasard intervient au tour { $turn }, et ce relevé n’en donne pas la graine : il a été écrit pendant la partie. Une fois la partie finie, son relevé la donne.
    }
record-secret = Le tour { $turn } était secret quand ce relevé a été écrit : celui-ci s’arrête juste avant.
record-gap = Le tour { $turn } est à la place du tour { $expected }.
record-turn-empty = Le tour { $turn } ne dit pas ce qui a été joué.
record-wrong-turn = Tour { $turn } : { $why }
record-wrong-line = Ligne { $line }, tour { $turn } : { $why }
record-unplayable = cela n’a pas pu être joué.
record-differs = ce qui s’est passé selon ce relevé n’est pas ce que les règles en font.
record-elsewhere = Rejoué, ce relevé mène à une autre position que celle qu’il annonce.
record-move = ce qui a été joué est illisible.
record-takeback = il n’y a pas de tour { $to } auquel revenir.
record-trace = ce qui est dit du mouvement des pièces n’a pas pu être vu.
record-not-asked = rien n’est demandé ici à { $seat }.
record-not-open = rien de tel que `{ $ask }` n’est demandé ici.
record-unreadable = `{ $given }` ne se lit pas comme une réponse.

# $record: "R3"
study-read = Le relevé { $record } est lu, et voici où il s’arrête. Vous seul le voyez. Je garde vos { $most } derniers, pendant { $days } jours, et aucun des noms qui y figurent.
study-list =
    { $count ->
        [0] Vous n’avez fait lire aucun relevé. `/partie importer fichier:` prend un fichier fait par `/partie exporter`.
        [one] **Le relevé que vous avez fait lire.** Vous seul le voyez.
       *[other] **Les { $count } relevés que vous avez fait lire.** Vous seul les voyez.
    } Je garde les { $most } derniers, pendant { $days } jours.
# $what: "Offboard · 30 turns"
study-line = **{ $record }** · { $what } · { $when }
study-what =
    { $game } · { $turns ->
        [one] un tour
       *[other] { $turns } tours
    }
study-hint = Ouvrir un relevé
dropstudy-hint = Supprimer un relevé
study-all = Mes relevés
study-gone = Ce relevé n’est plus gardé, ou ce n’est pas le vôtre. `/partie importer` donne la liste des vôtres.
study-busy = Je lis encore votre dernier fichier. Un à la fois.
study-crowded = D’autres font lire des relevés en ce moment. Réessayez dans une minute.
study-unread = Le fichier n’a pas pu être récupéré auprès de Discord. Réessayez.
study-slow = Ce relevé est trop long à rejouer.
