# Refus communs à tous les jeux. Les numéros de partie viennent en texte.

refused-game = Il n’y a pas de jeu « { $game } » ici.
refused-self = Vous ne pouvez pas vous défier vous-même. Choisissez quelqu’un d’autre.
refused-bot = { $name } est un bot et ne peut pas jouer.
refused-same = { $name } ne peut s’asseoir qu’une fois à la table.
refused-seats = { $count ->
    [one] Un seul joueur, ce n’est pas assez.
   *[other] Ce jeu ne se joue pas à { $count }.
  } Nombres de joueurs possibles : { $known }.
refused-twice = Vous avez déjà un défi en attente contre { $name } à ce jeu (nº { $match }). Acceptez-le, refusez-le ou annulez-le d’abord.
refused-open-more = Vous avez déjà { $count } tables et défis ouverts. Lancez-en un ou annulez-en un d’abord ; chaque partie finie contre quelqu’un en permet un de plus.
refused-open-most = Vous avez déjà { $count } tables et défis ouverts. Lancez-en un ou annulez-en un d’abord.
refused-running-more = Vous avez déjà { $count } parties en cours. Finissez-en une d’abord : chaque partie finie contre quelqu’un en permet { $more } de plus à la fois.
refused-running-most = Vous avez déjà { $count } parties en cours. Finissez-en une d’abord.
cancel-one = Annuler le nº { $match }
refused-match-unknown = Il n’y a pas de partie nº { $match }.
refused-stranger = Vous ne jouez pas la partie nº { $match }. C’est celle de { $names } ; vous pouvez regarder.
refused-match-over = La partie nº { $match } est terminée.
refused-set-aside = La partie nº { $match } a été suspendue après une erreur de notre côté. Pour le responsable du bot : code **{ $incident }**.
refused-game-gone = La partie nº { $match } est suspendue jusqu’au retour du jeu { $game }. Personne ne perd rien.
refused-game-absent = Je n’ai pas le jeu { $game } pour l’instant.
game-absent = Je n’ai pas le jeu { $game } pour l’instant : son plateau ne peut pas être montré.
refused-not-begun = La partie nº { $match } n’a pas commencé. On attend l’accord de { $name }.
refused-begun = Le défi nº { $match } a déjà été accepté.
refused-challenge-declined = Le défi nº { $match } a été refusé.
refused-challenge-cancelled = Le défi nº { $match } a été annulé.
refused-challenge-expired = Le défi nº { $match } a expiré. `/jouer` en lance un autre.
refused-own-challenge = C’est votre propre défi : la réponse revient à { $name }. Vous pouvez l’annuler.
refused-accepted = Vous avez déjà accepté. On attend { $name }.
refused-not-invited = Ce défi s’adresse à { $name }. Lancez le vôtre avec `/jouer`.
refused-not-challenger = Seul l’auteur de ce défi peut l’annuler : { $name }.
refused-not-your-turn = Ce n’est pas votre tour. On attend { $names }.
panel-your-turn = C’est à vous dans <#{ $place }>.
refused-stale = C’est déjà fait. Voici où en est la partie.
refused-action = Ce n’est pas possible ici.
refused-busy = La partie nº { $match } est très sollicitée. Réessayez.
refused-engine = Je n’ai pas pu calculer cela ; rien n’a changé. Réessayez dans un instant.
refused-store = Je n’ai pas pu enregistrer cela ; rien n’a changé. Réessayez dans un instant.
refused-store-busy = Ma base de données est occupée ; rien n’a changé. Réessayez.
refused-store-full = Mon disque est plein ; rien n’a changé. Prévenez le responsable du bot.
refused-store-corrupt = Ma base de données est endommagée ; rien n’a changé. Prévenez le responsable du bot.
refused-store-unknown = Ce n’est peut-être pas enregistré. Vérifiez la partie avant de réessayer.
clock-given-back = J’ai été hors ligne pendant { $length } ; toutes les pendules ont récupéré ce temps.
refused-at-odds = Cette partie n’est pas possible : l’un de vous en a bloqué un autre.
refused-block-self = Vous ne pouvez pas vous bloquer vous-même.
# Ce que lit la personne exclue ; $when : la fin, $reason : les mots de la modération
refused-banned-ever = Sur décision de la modération, vous ne pouvez pas jouer avec moi sur ce serveur.
refused-banned-ever-why = Sur décision de la modération, vous ne pouvez pas jouer avec moi sur ce serveur. Motif : { $reason }
refused-banned-until = Sur décision de la modération, vous ne pouvez pas jouer avec moi sur ce serveur jusqu’au { $when }.
refused-banned-until-why = Sur décision de la modération, vous ne pouvez pas jouer avec moi sur ce serveur jusqu’au { $when }. Motif : { $reason }
# Ce que lisent les autres ; $user : une mention
refused-banned-other = Impossible d’inviter { $user } ici pour le moment.
# Ce que lisent ceux qui gèrent le serveur
refused-banned-other-known = Une exclusion empêche { $user } de jouer avec moi ici. `/serveur réadmettre` la lève.
refused-banned-other-why = Une exclusion empêche { $user } de jouer avec moi ici. Motif : { $reason }
refused-sits = Vous êtes déjà à cette table.
refused-sits-not = Vous n’êtes pas à cette table.
refused-not-host = Seul l’hôte de la table peut le faire : { $name }.
refused-not-full = La partie nº { $match } n’a pas commencé : la table attend encore des joueurs.
refused-queue-seats = Ce jeu ne se joue pas à deux. Ouvrez une table avec `/jouer`.
refused-match-aborted = La partie nº { $match } a été annulée et ne compte pas.
refused-match-void = La partie nº { $match } a été invalidée par la modération.

# Plusieurs réponses à la fois : pourquoi la suivante n’a pas été jouée
several-over = La partie est terminée.
several-others = Votre tour est terminé. C’est à { $names }.
several-others-first = La réponse de { $names } passe d’abord. Si votre tour continue, jouez alors la suite.
several-new-turn = Un nouveau tour a commencé.
several-asked = Répondez d’abord à ceci : { $ask }
several-luck = Le hasard s’en est mêlé. Voyez d’abord le résultat.

# Un jeu que des parties nomment et que le bot n’a pas : sa clé à la place de son nom.
absent-name = { $game }
absent-team = Joueur { $number }
