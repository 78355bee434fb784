# Les webhooks : un programme du joueur ou du serveur apprend tours et résultats.
webhook-line = 🔗 Un de vos programmes peut être prévenu de vos tours et de vos résultats.
webhook-open = Webhook…
webhook-title = Webhook
webhook-title-own = ## 🔗 Votre webhook
webhook-title-server = ## 🔗 Le webhook de ce serveur
webhook-none-own = Saisissez une URL : je lui enverrai une requête chaque fois que c’est à vous de jouer, et à la fin de chacune de vos parties.
webhook-none-server = Saisissez une URL : je lui enverrai une requête pour chaque tour et chaque résultat des parties d’ici, si tout le monde peut lire leur salon.
webhook-url = URL
webhook-url-hint = https://…, { $most } caractères au plus
webhook-set = Saisir l’URL…
webhook-change = Changer l’URL…
webhook-test = Tester
webhook-refresh = Actualiser
webhook-renew = Nouveau secret
webhook-drop = Supprimer
webhook-back = Réglages
webhook-kept = Enregistré.
webhook-testing = Le test est parti. *Actualiser* en montre le résultat.
webhook-renewed = L’ancien secret ne sert plus.
webhook-dropped = Supprimé.
webhook-secret = Secret, affiché cette fois seulement : { $secret }
  Il permet à votre programme de vérifier qu’une requête vient de moi.
webhook-untried = Aucun envoi pour l’instant.
# $outcome : un code HTTP ou quelques mots ; $when : une heure, affichée par Discord.
webhook-last = Dernier envoi : { $outcome }, { $when }.
webhook-failed = { $count ->
    [one] ⚠ { $count } échec
   *[other] ⚠ { $count } échecs d’affilée
  }, le dernier { $when } : { $outcome }. Je réessaierai.
webhook-off = ⛔ Désactivé { $when } : { $outcome }. *Tester* le réactive.
webhook-outcome-timeout = pas de réponse en 10 secondes
webhook-outcome-no-connection = pas de connexion
webhook-outcome-private = adresse non publique
webhook-outcome-tls = pas de certificat valable
webhook-outcome-no-answer = réponse illisible
webhook-ended-own = ⛔ J’ai désactivé votre webhook : { $outcome }. Quand votre programme sera joignable, appuyez sur *Webhook…*, puis sur *Tester*.
webhook-ended-server = ⛔ J’ai désactivé le webhook que vous avez réglé pour un serveur : { $outcome }. Quand votre programme sera joignable, ouvrez-y `/serveur configuration`, appuyez sur *Webhook…*, puis sur *Tester*.
audit-webhook = webhook réglé ({ $host })
audit-webhook-gone = webhook supprimé ({ $host })
refused-webhook-off = Les webhooks sont désactivés par l’hébergeur du bot.
refused-webhook-none = Il n’y a plus de webhook. Saisissez d’abord une URL.
refused-webhook-url = Je ne peux pas lire cette URL. Saisissez-en une comme https://example.org/hook
refused-webhook-credentials = Saisissez l’URL sans nom d’utilisateur ni mot de passe.
refused-webhook-https = L’URL doit commencer par https://
refused-webhook-port = Utilisez le port 443 ou 8443.
refused-webhook-private = Ce n’est pas une adresse publique.
