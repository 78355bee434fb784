# Les problèmes signalés.

menu-report = Signaler un problème
command-server-reports = signalements
command-server-reports-about = Les problèmes signalés par les joueurs sur ce serveur
house-reports = Signalements ({ $count })
report-title = Signaler un problème
report-field = Qu’est-ce qui ne va pas ?
report-hint = Pour la modération du serveur et le responsable du bot, avec votre nom, le message et la partie.
report-hint-direct = Pour le responsable du bot, avec votre nom, le message et la partie.
report-thanks = Merci ! C’est le signalement **{ $number }**. La modération de ce serveur et le responsable du bot peuvent le lire.
report-thanks-direct = Merci ! C’est le signalement **{ $number }**. Le responsable du bot peut le lire.
refused-report-not-mine = Je ne prends que les signalements sur mes propres messages. Pour les autres, adressez-vous à la modération de ce serveur ou utilisez le signalement de Discord.
refused-report-empty = Le signalement était vide. Dites en quelques mots ce qui ne va pas.
refused-report-many = Vous pouvez envoyer { $most } signalements par jour. Complétez-les demain, ou parlez-en à la modération de ce serveur.
reports-title = ### Problèmes signalés
reports-empty = Aucun signalement sur ce serveur. Un problème se signale depuis le menu de chacun de mes messages (Applications › Signaler un problème).
# $number : du signalement ; $when : un moment ; $user : une mention ; $address : du message
reports-line = **{ $number }** · { $when } · { $user } · [message]({ $address })
reports-match = partie nº { $match }
reports-turn = partie nº { $match }, coup { $turn }
reports-incident = code { $code }
# Sous la liste ; $days : combien de temps le responsable du bot peut encore les lire
reports-hint = -# *Réglé* retire un signalement de cette liste. Le responsable du bot peut le lire pendant { $days } jours.
# Sur un bouton ; $number : du signalement
reports-done = Réglé : { $number }
log-report-hint = Ceux qui restent à traiter sont dans `/serveur signalements`.
audit-report = Signalement { $number } : traité
