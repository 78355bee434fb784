# De meilleurs mots, que proposent les joueurs.

menu-suggest = Proposer de meilleurs mots
suggest-title = Proposer de meilleurs mots
suggest-shown = Ce qui est écrit
suggest-better = De meilleurs mots
suggest-language = Langue
suggest-hint = Pour la personne qui gère ce bot, avec votre nom.
# $keys : les textes concernés, sous forme de code
suggest-thanks = Merci ! C’est la proposition **{ $number }**, sur { $keys }. La personne qui gère ce bot peut la lire.
suggest-thanks-unknown = Merci ! C’est la proposition **{ $number }**. Je ne sais pas lequel de mes textes elle concerne, mais la personne qui gère ce bot peut la lire.
refused-suggest-not-mine = Je ne prends de meilleurs mots que pour mes propres messages.
refused-suggest-empty = La proposition est vide. Indiquez ce que le texte devrait dire.
refused-suggest-many = Vous pouvez envoyer { $most } propositions par jour. Envoyez les autres demain.
refused-suggest-language = Je ne connais pas cette langue. Disponibles : { $known }.
