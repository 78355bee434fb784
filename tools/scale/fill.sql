-- A database after some weeks of play, a statement after the other. Those after "each window" run once for every window of
-- time, so that the turns of matches under way are interleaved as they were made.

CREATE UNLOGGED TABLE sample.plan AS
SELECT drawn.*, shape.game, shape.options, shape.length,
    CASE WHEN nth %% 100 >= 14 THEN least(shape.length - 1, (%(now)s - created) / pace) END AS revision
FROM (
    SELECT nth,
        floor(%(servers)s * random() ^ 2)::bigint AS home,
        floor(%(players)s * random())::bigint AS one,
        floor((%(players)s - 1) * random())::bigint AS other,
        %(begin)s + ((%(now)s - %(begin)s) * (nth::float / %(matches)s))::bigint AS created,
        (%(pace)s * (0.5 + random()))::bigint AS pace,
        (nth / 7 %% 20)::int AS slot
    FROM generate_series(1::bigint, %(matches)s) AS nth
) AS drawn
JOIN sample.slots USING (slot) JOIN sample.shapes AS shape USING (template);

CREATE UNIQUE INDEX ON sample.plan (nth);

INSERT INTO players (id, discord_id, name, away, preferences)
SELECT nth + 1, 100000000000000000 + nth * 1000003, 'player ' || nth, 0,
    CASE WHEN nth %% 3 = 0 THEN %(preferences)s ELSE '' END
FROM generate_series(0::bigint, %(servers)s * %(players)s - 1) AS nth;

INSERT INTO servers (guild, wishes)
SELECT 300000000000000000 + nth, %(wishes)s FROM generate_series(0, %(servers)s - 1, 5) AS nth;

INSERT INTO matches (id, guild, channel, message, thread, game, options, status, revision, seed, created, expires, updated,
    finished, locale, incident, pace, allowed, rated, places, rematch_of)
SELECT nth, 300000000000000000 + home, 400000000000000000 + home, 500000000000000000 + nth, 600000000000000000 + nth,
    game, options, status, coalesce(revision, 0), decode(repeat(md5(nth::text), 2), 'hex'), created, created + 86400000,
    created + coalesce(revision, 0) * pace,
    CASE WHEN status IN ('running', 'challenge', 'open') THEN 0 ELSE created + coalesce(revision, 0) * pace END,
    'en', '', 'days3', 259200000, (nth %% 10 < 6)::int, CASE WHEN status = 'open' THEN 2 ELSE 0 END,
    CASE WHEN nth %% 20 = 0 THEN nth - 1 ELSE 0 END
FROM (
    SELECT *, CASE
        WHEN revision IS NULL AND created > %(now)s - 86400000 THEN CASE WHEN nth %% 2 = 0 THEN 'challenge' ELSE 'open' END
        WHEN revision IS NULL THEN (ARRAY['declined', 'expired', 'cancelled'])[1 + nth %% 3]
        WHEN revision < length - 1 THEN CASE WHEN nth %% 1009 = 0 THEN 'set_aside' ELSE 'running' END
        WHEN nth %% 50 = 0 THEN 'aborted'
        WHEN nth %% 101 = 0 THEN 'void'
        ELSE 'finished' END AS status
    FROM sample.plan
) AS begun;

INSERT INTO seats (match, place, seat, player, said)
SELECT nth, place, place, 1 + home + %(servers)s * CASE place WHEN 0 THEN one ELSE (one + 1 + other) %% %(players)s END, 'yes'
FROM sample.plan, generate_series(0, 1) AS place;

-- each window

CREATE TEMPORARY TABLE fresh AS
SELECT nth AS match, template, turn AS revision, created + turn * pace AS made,
    ((created + turn * pace - 1420070400000) * 4194304 + nth %% 4194304)::text AS key
FROM sample.plan JOIN sample.slots USING (slot)
CROSS JOIN LATERAL generate_series(
    greatest(0, ceil((%(after)s - created)::float / pace)::int),
    least(plan.revision, ceil((%(until)s - created)::float / pace)::int - 1)
) AS turn
WHERE created < %(until)s AND created + plan.revision * pace >= %(after)s;

INSERT INTO turns (match, revision, seat, move, events, trace, state, key, made)
SELECT match, revision, seat, move, events, trace, state, key, made FROM fresh JOIN sample.turns USING (template, revision);

INSERT INTO keys (key, match, revision, made) SELECT key, match, revision, made FROM fresh;

INSERT INTO posts (match, revision, kind, state, attempts, attempted, not_before, message, error, payload)
SELECT match, revision, kind, 'done', 1, made, 0, 700000000000000000 + match * 1000 + revision, '', payload
FROM (
    SELECT *, 'turn' AS kind, ''::bytea AS payload FROM fresh
    UNION ALL SELECT *, 'card', '' FROM fresh WHERE revision %% 4 = 0
    UNION ALL SELECT fresh.*, 'direct', convert_to(replace(%(notice)s, '"user":1', '"user":' || discord_id), 'UTF8')
        FROM fresh JOIN seats ON seats.match = fresh.match AND place = 0 JOIN players ON players.id = player
        WHERE fresh.revision %% 25 = 24
) AS said;

DROP TABLE fresh;

-- once

INSERT INTO posts (match, revision, kind, state, attempts, attempted, not_before, message, error)
SELECT id, 0, 'thread', 'done', 1, created, 0, thread, '' FROM matches WHERE status NOT IN ('challenge', 'open');

INSERT INTO timers (match, kind, seat, ask, since, due, lease, owner)
SELECT id, kind, revision %% 2, 'flick.0.1', updated,
    greatest(%(now)s, updated) + (259200000 * random() * CASE kind WHEN 'deadline' THEN 1 ELSE 0.9 END)::bigint, 0, ''
FROM matches, unnest(ARRAY['deadline', 'reminder']) AS kind WHERE status = 'running';

INSERT INTO timers (match, kind, seat, ask, since, due, lease, owner)
SELECT id, 'expiry', 0, '', created, %(now)s + (86400000 * random())::bigint, 0, '' FROM matches
WHERE status IN ('challenge', 'open');

INSERT INTO drafts (match, seat, ask, data)
SELECT id, revision %% 2, 'flick.0.1', convert_to('[' || repeat('{"angle":12.5,"strength":40},', 3) || '{}]', 'UTF8') FROM matches
WHERE status = 'running' AND id %% 2 = 0;

INSERT INTO offers (match, kind, seat, revision, detail, agreed, made)
SELECT id, 'rematch', 0, revision, '', '[]', finished FROM matches WHERE status = 'finished' AND id %% 5 = 0
UNION ALL SELECT id, 'draw', 0, revision, '', '[]', updated FROM matches WHERE status = 'running' AND id %% 50 = 0;

INSERT INTO replies (match, seat, place, premise, reply)
SELECT id, 1, 0, '["e4"]', 'e5' FROM matches WHERE status = 'running' AND id %% 40 = 0;

INSERT INTO results (match, game, guild, made, sides, ranks, void, world)
SELECT matches.id, game, guild, finished, format('[[%%s],[%%s]]', one.player, other.player), '[0,1]', 0, 1
FROM matches JOIN seats AS one ON one.match = matches.id AND one.place = 0
JOIN seats AS other ON other.match = matches.id AND other.place = 1
WHERE status = 'finished' AND rated = 1 ORDER BY finished, matches.id;

INSERT INTO rating_changes (result, guild, season, player, side, place, before, points)
SELECT results.id, ladder.guild, season, player, seats.place, CASE seats.place WHEN 0 THEN 1 ELSE -1 END, %(standing)s,
    1500 + (400 * random())::int
FROM results JOIN seats ON seats.match = results.match
CROSS JOIN LATERAL unnest(ARRAY[0, results.guild]) AS ladder (guild), unnest(ARRAY[0, %(season)s]) AS season;

INSERT INTO ratings (game, guild, season, player, mu, sigma, games, wins, draws, losses, best, last)
SELECT game, rating_changes.guild, season, player, 25 + 12 * (random() - 0.5), 1 + 6 * random(), count(*),
    count(*) FILTER (WHERE place = 1), 0, count(*) FILTER (WHERE place = -1), max(points), max(made)
FROM rating_changes JOIN results ON results.id = result GROUP BY 1, 2, 3, 4;

INSERT INTO audits (guild, at, player, what, match, before, after)
SELECT 300000000000000000 + nth %% %(servers)s, %(now)s - nth, 1 + nth %% %(servers)s, 'language', NULL, '""', '"fr"'
FROM generate_series(1, %(servers)s * 2) AS nth;

INSERT INTO holidays (player, begun, ended)
SELECT id, %(now)s - 864000000, %(now)s - 86400000 FROM players WHERE id %% 50 = 0;

INSERT INTO blocks (player, blocked)
SELECT id, id + 1 FROM players WHERE id %% 100 = 0 AND id < %(servers)s * %(players)s;

INSERT INTO formations (player, game, kind, pieces, data)
SELECT id, 'pitchout', 'deploy', 6, convert_to('[' || repeat('{"x":12.5,"y":40},', 5) || '{}]', 'UTF8') FROM players WHERE id %% 30 = 0;

INSERT INTO studies (player, made, game, turns, data)
SELECT id, %(now)s - (2592000000 * random())::bigint, 'pitchout', 35, decode(repeat(md5(id::text), 500), 'hex') FROM players
WHERE id %% 250 = 0;

INSERT INTO camps (match, side, thread, members, message)
SELECT id, side, 800000000000000000 + id * 2 + side, format('[%%s]', 100000000000000000 + id), 0
FROM matches, generate_series(0, 1) AS side WHERE id %% 100 = 0;

INSERT INTO queue (player, guild, channel, game, pace, allowed, rated, locale, since)
SELECT nth + 1, 300000000000000000 + nth, 400000000000000000 + nth, 'pitchout', 'days3', 259200000, 0, 'en', %(now)s
FROM generate_series(0, %(servers)s - 1, 40) AS nth;

INSERT INTO settings (name, value)
SELECT 'left.' || 300000000000000000 + %(servers)s - nth, (%(now)s - nth * 86400000)::text FROM generate_series(1, 20) AS nth;

INSERT INTO instances (started, seen, stopped)
SELECT %(now)s - nth * 3600000, %(now)s - nth * 3600000, 1 FROM generate_series(1, 200) AS nth;
