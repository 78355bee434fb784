# Relevés : parties exportées dans un fichier, puis importées.

export-form-text = texte
export-form-json = JSON
export-text = En fichier texte
export-json = En JSON
export-told = Partie nº { $match } jusqu’au coup { $turns }.
export-under-way = Elle est en cours : exportez-la de nouveau à la fin pour avoir aussi la graine et les choix secrets.
export-rated = Elle est classée : exportez-la de nouveau à la fin pour avoir aussi la position actuelle et les coups qui y mènent.

refused-export-failed = Je n’ai pas pu exporter la partie nº { $match }. La partie n’a rien ; réessayez plus tard.
record-strange = Je ne sais pas lire ce fichier. Je lis ceux de `/partie exporter` : du JSON, ou un texte qui commence par `Pichenette match 2`.
record-later = Ce relevé a un format plus récent ({ $version }) que ceux que je connais.
record-field = Ce relevé contient une erreur : { $why }.
record-broken = Ce fichier n’est pas du JSON valide (ligne { $line }). Il a peut-être été coupé.
record-line = Je ne sais pas lire la ligne { $line } : `{ $given }`.
record-cut-short = Ce fichier est incomplet. Téléchargez-le ou exportez-le de nouveau.
record-large = Ce relevé est trop gros : { $most } Mio au plus.
record-long = Ce relevé est trop long : { $most } coups au plus.
record-time = `{ $given }` n’est pas une date comme `2026-11-21T20:30:00+00:00`.
record-seed = La graine de ce relevé n’est pas en hexadécimal.
record-seed-other = La graine de ce relevé ne correspond pas à son empreinte.
record-game = Je ne connais pas le jeu `{ $given }`. Jeux possibles : { $known }.
record-players = Les joueurs de ce relevé ne conviennent pas : les places portent des lettres à partir de A, et le jeu en fixe le nombre.
record-setup = Une partie ne peut pas commencer ainsi : { $why }
record-no-seed =
    { $turn ->
        [0] Le début de cette partie dépend du hasard, et le relevé n’a pas de graine : la partie était en cours. Exportez-la de nouveau une fois finie.
       *[other] Le coup { $turn } dépend du hasard, et le relevé n’a pas de graine : la partie était en cours. Exportez-la de nouveau une fois finie.
    }
record-secret = Le coup { $turn } était encore secret quand ce relevé a été exporté : il s’arrête juste avant.
record-gap = Le coup { $turn } est à la place du coup { $expected }.
record-turn-empty = Le coup { $turn } ne dit pas ce qui a été joué.
record-wrong-turn = Coup { $turn } : { $why }
record-wrong-line = Ligne { $line }, coup { $turn } : { $why }
record-unplayable = cela n’a pas pu être joué.
record-differs = d’après les règles, il se passe autre chose que ce que dit ce relevé.
record-elsewhere = Rejoué, ce relevé mène à une autre position que celle qu’il indique.
record-move = je ne sais pas lire ce qui a été joué.
record-takeback = il n’y a pas de coup { $to } auquel revenir.
record-trace = les pièces n’ont pas pu bouger comme le dit ce relevé.
record-not-asked = { $seat } n’a rien à décider ici.
record-not-open = il n’y a pas de décision `{ $ask }` ici.
record-unreadable = je ne sais pas lire la réponse `{ $given }`.

# $record : « R3 »
study-read = Voici où s’arrête le relevé { $record }. Personne d’autre ne le voit. Je garde vos { $most } derniers relevés pendant { $days } jours, sans les noms.
study-list =
    { $count ->
        [0] Vous n’avez importé aucun relevé. `/partie importer fichier:` prend un fichier de `/partie exporter`.
        [one] **Le relevé que vous avez importé.** Personne d’autre ne le voit.
       *[other] **Les { $count } relevés que vous avez importés.** Personne d’autre ne les voit.
    } Je garde les { $most } derniers, pendant { $days } jours.
# $what : « Offboard · 30 coups »
study-line = **{ $record }** · { $what } · { $when }
study-what =
    { $game } · { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }
study-hint = Ouvrir un relevé
dropstudy-hint = Supprimer un relevé
study-all = Mes relevés
study-gone = Ce relevé a été supprimé, ou ce n’est pas le vôtre. `/partie importer` donne la liste des vôtres.
study-busy = Je lis encore votre dernier fichier. Un à la fois, s’il vous plaît.
study-crowded = Trop de relevés sont importés en ce moment. Réessayez dans une minute.
study-unread = Je n’ai pas pu récupérer le fichier auprès de Discord. Réessayez.
study-slow = Ce relevé est trop long à rejouer.
