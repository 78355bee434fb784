# Ce qui est gardé des joueurs, comment ils l’obtiennent et comment c’est supprimé.
data-privacy-title = ### Ce que je garde de vous
data-privacy-what = **Gardé**, pour que des parties puissent durer des jours : votre identifiant Discord et le dernier nom que je vous ai connu ; les parties auxquelles vous participez, avec vos coups, leur heure et ce que vous avez préparé ; vos choix dans `/réglages` et la langue de votre Discord à ce moment-là, vos vacances, les personnes que vous avez bloquées, vos placements enregistrés ; les parties dont vous m’avez fait lire le fichier, sans les noms ; pendant que vous cherchez un adversaire, l’endroit ; ce que vous avez changé sur un serveur que vous gérez. Et ce que je vous ai dit, ou dit de vous, dans une partie.
data-privacy-not = **Jamais gardé :** ce qui s’écrit dans un salon, les adresses de courriel, qui d’autre est sur un serveur, les photos de profil. Je ne peux même pas lire les messages.
data-privacy-who = **Qui le voit :** les autres joueurs d’une partie la voient, comme tous ceux qui lisent son salon. Vos réglages, vos préparatifs et les personnes bloquées ne sont qu’à vous ; ce que vous avez changé sur un serveur, ceux qui le gèrent le voient. Le responsable de ce bot a le fichier où tout cela se trouve. Rien n’est vendu ni transmis.
data-privacy-long = **Combien de temps :** les parties restent, car elles sont aussi aux autres. Les fichiers que vous m’avez fait lire disparaissent au bout de { $days } jours. Le reste demeure jusqu’à ce que vous le changiez ou le supprimiez. Ce que vous avez supprimé peut figurer { $days } jours encore dans les sauvegardes ; puis elles sont supprimées aussi. Les journaux ne nomment personne. { $days } jours après avoir été retiré d’un serveur, je l’oublie, sauf si j’y suis revenu.
data-privacy-discord = **Chez Discord :** les messages que j’ai publiés restent dans leurs salons, avec votre nom. Qui gère le salon peut les supprimer.
data-privacy-rights = Emportez tout dans un fichier, ou faites tout supprimer, quand vous voulez : `/données exporter`, `/données supprimer`.
data-export-button = Mes données en fichier
data-delete-button = Supprimer mes données…
data-export = 📄 Tout ce que je garde de vous, avec { $count ->
    [0] aucune partie
    [one] une partie
   *[other] { $count } parties
  }. Vous seul voyez ce message. Ce que d’autres ont choisi en secret n’y figure pas.
data-delete-title = ### Supprimer ce que je garde de vous
data-delete-goes = **S’en vont :** votre identifiant Discord et votre nom, vos réglages, vos vacances, les personnes bloquées (et vous des listes de qui vous a bloqué), vos placements, vos préparatifs, les fichiers que vous m’avez fait lire, vos places dans les files. Les sauvegardes disparaissent au bout de { $days } jours.
data-delete-stays = **Restent :** les parties que vous avez jouées, pour les autres ; vous y êtes appelé NN et n’êtes plus reconnaissable ; et les messages dans les salons de Discord.
data-delete-free = Cela ne vous fait abandonner aucune partie.
data-delete-gives-up = ⚠ { $count ->
    [one] Vous abandonnez une partie qui n’est pas finie :
   *[other] Vous abandonnez { $count } parties qui ne sont pas finies :
  }
data-delete-resign = -# ▸ { $game }, partie { $match } : vous abandonnez
data-delete-leave = -# ▸ { $game }, partie { $match } : elle n’a pas commencé ; vous la quittez
data-delete-more = -# ▸ et { $count } de plus
data-delete-final = C’est irréversible. Si vous rejouez plus tard, vous repartirez de zéro.
data-delete-sure = Tout supprimer…
data-form-title = Supprimer tout ce que je garde de vous
data-form-line = Écrivez { $word } pour confirmer
data-form-hint = C’est irréversible.
data-word = SUPPRIMER
data-deleted = Tout ce que je gardais de vous est supprimé{ $count ->
    [0] .
    [one] , et vous avez abandonné une partie.
   *[other] , et vous avez abandonné { $count } parties.
  } Les sauvegardes auront disparu dans { $days } jours.
data-deleted-later = Vos données ont disparu ; le fichier étant lu en ce moment, la place qu’elles y occupaient sera écrasée d’ici un jour.
refused-data-none = Je ne garde rien de vous.
refused-data-word = Rien n’a été supprimé : ce n’était pas le mot { $word }.
refused-rematch-forgotten = La partie { $match } n’a pas de revanche : quelqu’un qui l’a jouée a fait supprimer ses données.
refused-data-busy = Rien n’a encore été supprimé : je fais encore autre chose pour vous, comme lire un fichier. Réessayez quand ce sera fini.
