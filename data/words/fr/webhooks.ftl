# Les webhooks : un programme du joueur ou du serveur apprend tours et résultats.
# $host : celui de son URL ; $last : une phrase sur le dernier envoi.
webhook-line = 🔗 Webhook : { $host }. { $last }
webhook-line-none = 🔗 Webhook : aucun. Un programme à vous peut être prévenu quand c’est à vous de jouer et quand une partie se termine.
webhook-open = Webhook…
webhook-open-set = Webhook : { $host }…
webhook-title = Webhook
webhook-title-own = ## 🔗 Votre webhook
webhook-title-server = ## 🔗 Le webhook de ce serveur
webhook-none-own = Saisissez une URL : je lui enverrai une requête chaque fois que c’est à vous de jouer, et à la fin de chacune de vos parties.
webhook-none-server = Saisissez une URL : je lui enverrai une requête pour chaque tour et chaque résultat des parties d’ici, si tout le monde peut lire leur salon.
webhook-url = URL
webhook-url-hint = en https, { $most } caractères au plus
webhook-set = Saisir l’URL…
webhook-change = Changer l’URL…
webhook-test = Tester
webhook-refresh = Actualiser
webhook-renew = Nouveau secret
webhook-renew-question = Remplacer le secret ? L’actuel cessera aussitôt de fonctionner.
webhook-renew-sure = Le remplacer
webhook-drop = Supprimer
webhook-remove-question = Supprimer le webhook ? Ce qui reste à envoyer sera perdu.
webhook-remove-sure = Le supprimer
webhook-back = Réglages
webhook-kept = Enregistré.
webhook-testing = Le test est parti. *Actualiser* en montre le résultat.
webhook-renewed = L’ancien secret ne sert plus.
webhook-dropped = Supprimé.
webhook-secret = Secret : { $secret }
  Copiez-le avant d’appuyer sur un bouton : il ne s’affiche qu’une fois.
  Il permet à votre programme de vérifier qu’une requête vient de moi.
webhook-untried = Aucun envoi pour l’instant.
# $outcome : un code HTTP ou quelques mots ; $when : une heure, affichée par Discord.
webhook-arrived = Dernier envoi reçu { $when } ({ $outcome }).
webhook-lost = ⚠ Dernier envoi en échec { $when } : { $outcome }.
webhook-failed = { $count ->
    [one] ⚠ { $count } échec
   *[other] ⚠ { $count } échecs d’affilée
  }, le dernier { $when } : { $outcome }. Je réessaierai.
webhook-off = ⛔ Désactivé { $when } : { $outcome }. *Tester* le réactive.
webhook-outcome-timeout = pas de réponse en 10 secondes
webhook-outcome-no-connection = pas de connexion
webhook-outcome-private = adresse non publique
webhook-outcome-tls = certificat non valide
webhook-outcome-no-answer = réponse illisible
webhook-ended-own = ⛔ J’ai désactivé votre webhook : { $outcome }. Quand votre programme sera joignable, appuyez sur *Webhook…*, puis sur *Tester*.
webhook-ended-server = ⛔ J’ai désactivé le webhook que vous avez défini pour un serveur : { $outcome }. Quand votre programme sera joignable, ouvrez-y `/serveur configuration`, appuyez sur *Webhook…*, puis sur *Tester*.
audit-webhook = webhook défini ({ $host })
audit-webhook-gone = webhook supprimé ({ $host })
refused-webhook-off = Les webhooks sont désactivés par l’hébergeur du bot.
refused-webhook-none = Il n’y a plus de webhook. Saisissez d’abord une URL.
refused-webhook-url = Je ne peux pas lire cette URL. Saisissez-en une comme https://example.org/hook
refused-webhook-credentials = Saisissez l’URL sans nom d’utilisateur ni mot de passe.
refused-webhook-https = L’URL doit commencer par https://
refused-webhook-http = L’URL doit commencer par http:// ou https://
refused-webhook-port-unknown = Ce port n’existe pas : ils vont de 0 à 65535.
refused-webhook-port = Utilisez le port 443 ou 8443.
refused-webhook-private = Ce n’est pas une adresse publique.
