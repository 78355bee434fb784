"""Many random matches of a game: whether they all end as the contract of a game promises, how long they are, who wins."""
