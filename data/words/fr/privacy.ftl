# Ce qui est gardé sur les joueurs, comment ils le récupèrent et comment c’est supprimé.
data-privacy-title = ### Ce que je garde sur vous
data-privacy-what = **Gardé**, pour que les parties puissent durer des jours : votre identifiant Discord et votre dernier nom connu ; vos parties, avec vos coups, leur heure et ce que vous avez préparé ; combien de vos coups ont été joués à temps, pendant 90 jours ; vos choix dans `/réglages` et la langue de votre Discord à ce moment-là, l’échéance de votre prochain résumé quotidien, l’URL et le secret de votre webhook, vos vacances, les personnes que vous avez bloquées, les joueurs, parties et tournois que vous suivez et, pendant une semaine, ce que je vous en ai annoncé, vos formations enregistrées ; vos essais aux énigmes du jour ; vos pronostics ; les parties dont vous avez importé le fichier, sans les noms ; le salon où vous attendez un adversaire, tant que vous attendez ; ce que vous avez changé sur un serveur que vous gérez ; les problèmes que vous avez signalés et les mots que vous avez proposés, pendant 90 jours ; si un serveur vous exclut du jeu, cette exclusion, son terme et son motif. Et ce que j’ai écrit dans une partie, à vous ou à votre sujet.
data-privacy-not = **Jamais gardé :** ce qui s’écrit dans un salon, les adresses e-mail, la liste des membres d’un serveur, les photos de profil. Je ne peux même pas lire les messages, sauf ceux qui me mentionnent.
data-privacy-who = **Qui le voit :** les autres joueurs voient la partie, comme tous ceux qui lisent son salon. Là où un serveur a ouvert ses liens, n’importe qui, même sans Discord, peut suivre les parties et les tournois des salons que tous ses membres peuvent lire, et voir ses classements. La part de vos coups joués à temps figure sur vos défis, vos tables et votre profil. Vos points à une énigme du jour figurent au classement de chaque serveur où vous l’avez tentée, et ceux de vos pronostics au tableau des oracles du serveur. Une position d’une de vos parties n’est proposée en exercice que si tous ses joueurs l’acceptent dans `/réglages` ; elle ne nomme personne et disparaît avec vos données. Vos réglages, ce que vous avez préparé et les personnes bloquées ne regardent que vous ; ceux qui gèrent un serveur voient ce que vous y avez changé, les problèmes que vous y avez signalés et si vous y êtes sous le coup d’une exclusion, aussi dans un journal qu’ils peuvent tenir dans un de ses salons. Le responsable de ce bot a le fichier qui contient tout cela. Rien n’est vendu ni transmis.
data-privacy-long = **Combien de temps :** les parties restent, car elles appartiennent aussi aux autres. Les fichiers que vous avez importés sont supprimés au bout de { $days } jours. Le reste est gardé jusqu’à ce que vous le changiez ou le supprimiez, sauf l’exclusion d’un serveur : tant qu’elle dure, je garde pour elle votre identifiant Discord même si vous supprimez vos données, sans quoi il suffirait de les supprimer pour y échapper. Ce que vous supprimez peut rester { $days } jours encore dans les sauvegardes ; puis elles sont supprimées aussi. Les journaux ne nomment personne. { $days } jours après avoir été retiré d’un serveur, je l’oublie, sauf si j’y suis revenu.
data-privacy-discord = **Sur Discord :** les messages que j’ai publiés restent dans leurs salons, avec votre nom, de même que le journal d’un serveur. Ceux qui gèrent le salon peuvent les supprimer.
data-privacy-rights = Récupérez tout dans un fichier, ou faites tout supprimer, quand vous voulez : `/données exporter`, `/données supprimer`.
data-export-button = Exporter mes données
data-delete-button = Les supprimer…
data-export = 📄 Tout ce que je garde sur vous, avec { $count ->
    [0] aucune partie
    [one] une partie
   *[other] { $count } parties
  }. Personne d’autre ne voit ce message. Les choix secrets des autres n’y figurent pas.
data-delete-title = ### Supprimer ce que je garde sur vous
data-delete-goes = **Supprimé :** votre identifiant Discord et votre nom, vos réglages, vos vacances, les personnes bloquées (et vous des listes de ceux qui vous ont bloqué), vos formations, ce que vous avez préparé, vos essais aux énigmes du jour, vos pronostics, vos fichiers importés, vos places dans les files, les problèmes que vous avez signalés. Les sauvegardes disparaissent au bout de { $days } jours.
data-delete-stays = **Conservé :** les parties que vous avez jouées, pour les autres ; vous y apparaissez sous le nom de NN, sans qu’on puisse vous reconnaître. Les messages sur Discord restent aussi.
data-delete-bans = De même votre identifiant Discord dans les exclusions de serveurs, jusqu’à leur fin.
data-delete-free = Vous n’abandonnez aucune partie.
data-delete-gives-up = ⚠ { $count ->
    [one] Vous abandonnez une partie qui n’est pas finie :
   *[other] Vous abandonnez { $count } parties qui ne sont pas finies :
  }
data-delete-resign = -# ▸ { $game } nº { $match } : vous abandonnez
data-delete-leave = -# ▸ { $game } nº { $match } : elle n’a pas commencé ; vous la quittez
data-delete-more = -# ▸ et { $count } de plus
data-delete-final = C’est irréversible. Si vous rejouez plus tard, vous repartirez de zéro.
data-delete-sure = Tout supprimer…
data-form-title = Supprimer tout ce que je garde sur vous
data-form-line = Saisissez { $word } pour confirmer
data-form-hint = C’est irréversible.
data-word = SUPPRIMER
data-deleted = Tout ce que je gardais sur vous est supprimé{ $count ->
    [0] .
    [one] , et vous avez abandonné une partie.
   *[other] , et vous avez abandonné { $count } parties.
  } Les sauvegardes disparaissent au bout de { $days } jours.
data-deleted-later = Vos données ont disparu ; le fichier étant lu en ce moment, la place qu’elles y occupaient sera écrasée d’ici un jour.
refused-data-none = Je ne garde rien sur vous.
refused-data-bans = Il ne reste que votre identifiant Discord dans les exclusions de serveurs, jusqu’à leur fin.
refused-data-word = Rien n’a été supprimé : vous n’avez pas saisi { $word }.
refused-data-busy = Rien n’a encore été supprimé : je fais encore autre chose pour vous, comme lire un fichier. Réessayez dans un instant.
