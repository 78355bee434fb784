# Où se jouent les parties : ce qui y manque, et ce qui est dit quand un lieu est perdu.

check-title = ### Ce qui me manque
check-all-well = ### Il ne me manque rien
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
# $right : le nom d’une permission.
check-lacks = - Il manque **{ $right }** : { $consequence }
# $where : le chemin vers les réglages des droits ci-dessus.
check-where = -# Où le donner : { $where }
check-unknown = - Je ne vois pas ce salon : il a été supprimé, ou il m’est caché. Ses parties continuent avec `/tours` et `/plateau` ; `/partie ici` en déplace une dans un autre salon.
check-locked = - Ce fil est verrouillé. Sa partie continue dans le salon ; déverrouillez-le, ou déplacez la partie avec `/partie ici`.
check-where-role = Paramètres du serveur › Rôles › { $role } › Permissions
check-where-channel = Modifier le salon › Permissions › { $role }
check-more = … et { $count } de plus, où rien ne manque.
check-revived = 📮 { $count ->
    [one] Un message qui n’avait pas pu être publié l’est maintenant.
   *[other] { $count } messages qui n’avaient pas pu être publiés le sont maintenant.
  }
check-waiting = 📮 { $count ->
    [one] Un message attend
   *[other] { $count } messages attendent
  } que ce soit réglé ; aucun coup n’est perdu. Relancez alors `/serveur vérifier`.
lack-view_channel = je ne vois rien de ce salon, donc rien ne peut s’y jouer.
lack-send_messages = ni défi, ni carte de partie, ni coups des parties qui n’ont pas de fil.
lack-attach_files = les coups ne peuvent pas être publiés, car chacun montre une image.
lack-read_message_history = je ne peux ni m’assurer que rien n’est publié deux fois, ni retirer les boutons des coups passés.
lack-create_public_threads = les parties n’ont pas de fil à elles et se jouent dans le salon même.
lack-send_messages_in_threads = les parties se jouent dans le salon même, et non dans des fils.
in-channel = -# { $game } · partie { $match }
said-both = { $first }
    { $second }
barred-told = La partie { $match } est en sécurité, mais je ne peux plus écrire dans <#{ $channel }> : il y manque un droit, ou le salon n’existe plus. Continuez avec `/tours` et `/plateau`, ou déplacez la partie avec `/partie ici`. Ceux qui gèrent le serveur voient avec `/serveur vérifier` ce qui manque.
moved-here = { $user } a déplacé cette partie ici.
moved-away = La partie { $match } continue dans <#{ $place }>.
here-done = La partie { $match } continue ici.
here-already = La partie { $match } se joue déjà ici.
here-elsewhere = La partie { $match } appartient à un autre serveur et ne peut pas être déplacée ici.
permission-create_private_threads = « Créer des fils privés »
lack-create_private_threads = les camps n’ont pas de fil privé là où une partie en veut.
