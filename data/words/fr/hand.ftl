# Jouer à la main, dans un navigateur.

hand-button = À la main
hand-open = Ouvrir
hand-link = Jouez directement sur le plateau, à la souris ou au doigt. Ce lien est personnel et reste valable 15 minutes.
hand-off = Jouer à la main n’est pas possible ici.
hand-link-old = Ce lien a expiré. Appuyez de nouveau sur **À la main**.
hand-link-unknown = Ce lien n’est pas valable. Appuyez de nouveau sur **À la main**.
hand-link-answered = Vous avez déjà répondu. Appuyez sur **À la main** sous le dernier coup.

# La page
hand-play = Jouer
hand-cancel = Réinitialiser
hand-angle = Angle
hand-help = Tirez une pièce en arrière pour viser, puis appuyez sur Jouer. Affinez avec un second doigt ou les flèches du clavier.
hand-played = Joué
hand-over = La partie est terminée
hand-waiting = Aux autres de jouer.
hand-lost = Pas de connexion. Réessayez.
hand-help-push = Poussez une pièce dans la direction voulue, puis appuyez sur Jouer. Affinez avec un second doigt ou les flèches du clavier.
# hand-sling and hand-push are on the button that changes from one to the other
hand-edge = Pas la place de tirer aussi loin ? Appuyez sur « Tirer en arrière » pour pousser en avant.
hand-edge-push = Pas la place de pousser aussi loin ? Appuyez sur « Pousser en avant » pour tirer en arrière.
hand-sling = Tirer en arrière
hand-push = Pousser en avant
hand-keys = Plateau. Flèches : angle et force ; par plus grands pas avec la touche majuscule.
hand-piece = Pièce
hand-turn = Tourner
hand-move = La déplacer d’abord
hand-placing = Plateau. Les flèches déplacent la pièce, par plus grands pas avec la touche majuscule. Page précédente et Page suivante en choisissent une autre ; plus et moins la font tourner.
hand-drag = Faites glisser les pièces. Celles dessinées en rouge ne peuvent pas rester où elles sont.
hand-lines = Glissez du point de départ vers l’arrivée.
hand-places = Touchez l’arrivée.
hand-choices = Coups possibles
hand-steps = Étapes prévues
hand-undo = Annuler la dernière
hand-pick = Choisir…
hand-enlarge = Agrandir le plateau
hand-slow = Un instant : la page va réessayer toute seule.
# at most 123 bytes
hand-pages = Trop de pages sont ouvertes. Fermez-en une pour voir l’aperçu ici.

# Dans Discord
hand-here = Ouvrir ici
hand-stranger = Discord n’a pas confirmé qui vous êtes. Appuyez sur **Actualiser** et acceptez quand Discord vous le demande.
hand-elsewhere = Vous n’êtes pas dans cette activité. Fermez-la et appuyez de nouveau sur **Ouvrir ici**.
hand-unanswered = Discord ne répond pas. Réessayez dans un instant.
hand-alone = Discord ne répond pas. Fermez puis rouvrez.
hand-unreached = Le bot ne répond pas. Appuyez sur **Actualiser** dans un instant.
hand-none = Vous êtes à jour : aucune partie ne vous attend.
hand-which = Choisissez une partie
hand-again = Actualiser
