# Ce que la table refuse, quel que soit le jeu. Les numéros de partie viennent en texte.

refused-game = Il n’y a pas de jeu « { $game } » ici.
refused-self = Vous ne pouvez pas vous défier vous-même. Qui battriez-vous ?
refused-bot = { $name } est un bot et ne joue pas.
refused-same = { $name } ne peut s’asseoir qu’une fois à la table.
refused-seats = { $count ->
    [one] Un seul joueur, c’est trop peu.
   *[other] Ce jeu ne se joue pas à { $count }.
  } Nombre de joueurs possible : { $known }.
refused-twice = Vous avez déjà avec { $name } un défi ouvert à ce jeu : le numéro { $match }. Acceptez, refusez ou annulez d’abord celui-là.
refused-open-many = Vous avez déjà { $count } tables et défis ouverts. Lancez-en ou annulez-en un d’abord.
cancel-one = Annuler { $match }
refused-match-unknown = Il n’y a pas de partie { $match }.
refused-stranger = Vous ne jouez pas la partie { $match } ; y jouent : { $names }. Vous pouvez regarder.
refused-match-over = La partie { $match } est terminée.
refused-set-aside = La partie { $match } a dû être mise de côté à cause d’une erreur chez nous. Le responsable du bot la retrouve sous le code **{ $incident }**.
refused-not-begun = La partie { $match } n’a pas commencé ; on attend encore l’accord de { $name }.
refused-begun = Le défi { $match } a déjà été accepté.
refused-challenge-declined = Le défi { $match } a été refusé.
refused-challenge-cancelled = Le défi { $match } a été annulé.
refused-challenge-expired = Le défi { $match } a expiré. `/jouer` en lance un nouveau.
refused-own-challenge = C’est votre propre défi : c’est à { $name } de répondre. Vous pouvez l’annuler.
refused-accepted = Vous avez déjà accepté ; on attend encore la réponse de { $name }.
refused-not-invited = C’est à { $name } de répondre à ce défi. `/jouer` permet de lancer le vôtre.
refused-not-challenger = Il n’y a que { $name } qui puisse annuler ce défi.
refused-not-your-turn = Ce n’est pas à vous de jouer. On attend : { $names }.
refused-stale = Cette question a déjà reçu sa réponse. Voici où en est la partie.
refused-action = Cela ne répond pas à la question.
refused-busy = Trop de choses arrivent à la fois dans la partie { $match }. Veuillez réessayer.
refused-engine = La table n’a pas pu calculer cela ; rien n’a changé. Veuillez réessayer dans un instant.
refused-store = Votre action n’a pas pu être enregistrée ; rien n’a changé. Veuillez réessayer dans un instant.
refused-store-busy = Le registre des parties est verrouillé en ce moment ; rien n’a changé. Veuillez réessayer.
refused-store-full = Le disque du bot est plein ; rien n’a changé. Veuillez prévenir le responsable du bot.
refused-store-corrupt = Le registre des parties est endommagé ; rien n’a changé. Veuillez prévenir le responsable du bot.
refused-store-unknown = Il n’est pas certain que cela ait été enregistré. Regardez la partie avant de réessayer.
clock-given-back = Le bot s’est absenté { $length } : ce temps a été rendu à toutes les pendules.
refused-at-odds = Cette partie n’aura pas lieu : l’un de vous ne souhaite pas jouer avec un autre.
refused-block-self = Vous ne pouvez pas vous bloquer vous-même.
refused-sits = Vous êtes déjà à cette table.
refused-sits-not = Vous n’êtes pas à cette table.
refused-not-host = C’est à { $name } de le faire : la table est à son nom.
refused-not-full = La partie { $match } n’a pas commencé : sa table attend encore des joueurs.
refused-queue-seats = Ce jeu ne se joue pas à deux ; ouvrez une table avec `/jouer`.
refused-match-aborted = La partie { $match } a été annulée et ne compte pas.
refused-match-void = La partie { $match } a été déclarée nulle par la modération.

# Plusieurs réponses données ensemble : pourquoi la suivante n’a pas été jouée
several-over = La partie est finie.
several-others = Votre tour est fini ; la décision revient maintenant à { $names }.
several-others-first = Une autre question passe d’abord, et c’est { $names } qui y répond. Si votre tour continue ensuite, vous pourrez redonner la suite.
several-new-turn = Un nouveau tour a commencé.
several-asked = Une autre question passe d’abord : { $ask }
several-luck = Le hasard s’en est mêlé : voyez d’abord ce qu’il en est.
