# Badges: what players can earn in a match; shown on the profile and below the result.

badge-offboard-streak = On a roll
badge-offboard-streak-how = points in two of your turns in a row
badge-offboard-two-shots = Two for six
badge-offboard-two-shots-how = six points with two balls
badge-offboard-whitewash = Six-nil
badge-offboard-whitewash-how = six points to none
badge-offboard-brink = On the brink
badge-offboard-brink-how = a match won when your opponent needed one more point
badge-offboard-comeback = Comeback
badge-offboard-comeback-how = a match won from three points behind
