# Pourquoi : Offboard
coach-offboard-win = A laissé passer une victoire.
coach-offboard-lost = A laissé à l’adversaire une victoire forcée.
coach-offboard-push = A laissé passer une poussée qui marque.
coach-offboard-exposed = A laissé une bille où elle pouvait être éjectée.
coach-offboard-place = Un autre coup aurait gardé les billes plus groupées et plus près du centre.
