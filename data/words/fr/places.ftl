# Salons et fils : permissions manquantes, salons perdus, parties déplacées.

check-title = ### Il me manque des permissions
check-all-well = ### J’ai toutes les permissions
check-well-seen = ### J’ai toutes les permissions dans les salons que je vois
# $channels : des mentions
check-hidden = -# Je ne vois pas { $channels } : si l’on doit y jouer, accordez-moi **Voir le salon**.
check-good = ✅ { $channel }{ $count ->
    [0] {""}
    [one] {" "}· 1 partie
   *[other] {" "}· { $count } parties
  }
check-bad = ⚠️ { $channel }{ $count ->
    [0] {""}
    [one] {" "}· 1 partie
   *[other] {" "}· { $count } parties
  }
# $rights : des noms de permissions.
check-lacks = - Il manque **{ $rights }** : { $consequence }
# $where : la page de réglages des permissions ci-dessus.
check-concerned = -# Parties concernées : { $matches }
check-more-matches =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
check-move-back = Ramener la partie nº { $match }
check-where = -# Où l’accorder : { $where }
check-unknown = - Je ne vois pas ce salon : il est supprimé, ou masqué pour moi. Ses parties continuent avec `/tours` et `/plateau` ; `/partie ici` en déplace une dans un autre salon.
# à la place du nom d'un salon
check-deleted-channel = Salon supprimé
check-deleted = - Ce salon a été supprimé. Ses parties continuent avec `/tours` et `/plateau`. L’un des joueurs, ou quelqu’un qui gère ce serveur, peut en déplacer une : `/partie ici partie:` dans un autre salon.
check-unseen = - Je ne vois pas ce salon, donc personne ne peut y lancer de partie : accordez-moi **Voir le salon**. Les parties en cours continuent avec `/tours` et `/plateau` ; `/partie ici` en déplace une dans un autre salon.
check-forum-unknown = - Je ne vois pas ce forum : il est supprimé, ou masqué pour moi. Les nouvelles parties ont des fils. `/serveur configuration forum:` en choisit un autre.
check-daily = 🧩 Je n’ai pas pu publier la dernière énigme du jour dans { $channel }. `/serveur configuration énigme:` choisit un autre salon.
check-lobby = 🛋️ Je n’ai pas pu publier le message d’accueil dans { $channel }. `/serveur configuration accueil:` choisit un autre salon.
check-season = 🏅 Je n’ai pas pu publier les résultats de la dernière saison dans { $channel }. `/serveur configuration annonces:` choisit un autre salon.
check-locked = - Ce fil est verrouillé. Sa partie continue dans le salon ; déverrouillez le fil, ou déplacez la partie avec `/partie ici`.
check-where-role = Paramètres du serveur › Rôles › { $role } › Permissions
check-where-channel = Modifier le salon › Permissions › { $role }
check-more = … et { $count } de plus.
# $count : de tous les salons
check-revived = 📮 { $count ->
    [one] Un message en retard est publié maintenant.
   *[other] { $count } messages en retard sont publiés maintenant.
  }
check-waiting = 📮 { $count ->
    [one] Un message attend
   *[other] { $count } messages attendent
  } que ce soit réglé ; aucun coup n’est perdu. Relancez ensuite `/serveur vérifier`.
lack-send_messages = je ne peux publier ni les défis, ni les fiches des parties, ni les coups des parties qui n’ont pas de fil.
lack-attach_files = je ne peux pas publier les coups, car chacun a une image.
lack-read_message_history = je peux publier deux fois le même message, et laisser des boutons sous les coups passés.
lack-threads = les parties se jouent dans le salon, pas dans des fils.
lack-no-threads = les parties n’ont pas de fil.
lack-manage_channels = je ne peux pas créer d’étiquettes : les posts n’ont que celles qui existent déjà.
lack-feed = rien ne peut y être publié.
lack-twice = je peux publier deux fois le même message.
lack-posts = les parties ont un fil dans leur salon, pas un post ici.
check-tag-required = - Ce forum exige une étiquette et n’en a aucune que je puisse utiliser : les parties ont un fil dans leur salon. Permettez-moi de gérer ce salon, ou ajoutez une étiquette au nom de chaque jeu.
# Les étiquettes des posts de forum, 20 caractères au plus.
tag-waiting = En attente
tag-running = En cours
tag-finished = Terminée
in-channel = -# { $game } nº { $match }
said-both = { $first }
    { $second }
barred-told = La partie nº { $match } est en sécurité, mais je ne peux plus écrire dans <#{ $channel }> : il me manque une permission, ou le salon n’existe plus. Jouez avec `/tours` et `/plateau`, ou déplacez la partie avec `/partie ici`. `/serveur vérifier` en montre la cause à ceux qui gèrent le serveur.
moved-here = { $user } a déplacé cette partie ici.
moved-away = La partie nº { $match } continue dans <#{ $place }>.
here-done = La partie nº { $match } continue ici.
refused-no-way-back = Je ne peux pas écrire là où se jouait la partie nº { $match } ; elle continue où elle est.
moved-back = La partie nº { $match } continue là où elle se jouait.
here-already = La partie nº { $match } est déjà ici : { $place }
here-elsewhere = La partie nº { $match } est sur un autre serveur et ne peut pas venir ici.
permission-manage_channels = « Gérer le salon »
permission-create_posts = « Créer des posts »
permission-create_private_threads = « Créer des fils privés »
lack-create_private_threads = les équipes n’ont pas de fil privé, même si une partie en veut.
