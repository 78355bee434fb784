# Badges: what players can earn in a match; shown on the profile and below the result.

badge-earned = 🏅 { $user } earned { $badge }: { $how }
badges-earned = 🏅 { $user } earned { $badges }
# $signs: one emoji for each badge they have
badges-line = { $count ->
    [0] 🏅 No badges yet: { $all } to earn
    [one] 🏅 { $signs } · 1 badge of { $all }
   *[other] 🏅 { $signs } · { $count } badges of { $all }
  }
badges-show = Badges
badges-back = Profile
badges-title = ### 🏅 { $user } · { $game }
badge-match = #{ $match }
# $match: badge-match, with a link where there is one
badge-kept = { $badge }: { $how } · { $match }, { $when }
badges-missing = **Still to earn**
badge-missing = { $badge }: { $how }

badge-giant = Dragon slayer
badge-giant-how = the bot beaten at its highest level
badge-crowd = One against all
badge-crowd-how = a match won alone against at least two others
