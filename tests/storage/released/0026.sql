BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0026');
CREATE TABLE audits (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	guild BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	player BIGINT, 
	what TEXT NOT NULL, 
	"match" BIGINT, 
	"before" TEXT NOT NULL, 
	"after" TEXT NOT NULL, 
	CONSTRAINT fk_audits_player FOREIGN KEY(player) REFERENCES players (id), 
	CONSTRAINT fk_audits_match FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "audits" VALUES(1,7,40,1,'look',NULL,'"dark"','"light"');
CREATE TABLE badges (
	player BIGINT NOT NULL, 
	badge TEXT NOT NULL, 
	"match" BIGINT NOT NULL, 
	revision INTEGER NOT NULL, 
	made BIGINT NOT NULL, 
	CONSTRAINT pk_badges PRIMARY KEY (player, badge, "match"), 
	CONSTRAINT fk_badges_player FOREIGN KEY(player) REFERENCES players (id), 
	CONSTRAINT fk_badges_match FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
CREATE TABLE bans (
	guild BIGINT NOT NULL, 
	discord_id BIGINT NOT NULL, 
	reason TEXT NOT NULL, 
	made BIGINT NOT NULL, 
	until BIGINT NOT NULL, "key" TEXT DEFAULT '' NOT NULL, 
	CONSTRAINT pk_bans PRIMARY KEY (guild, discord_id)
)
 WITHOUT ROWID

;
INSERT INTO "bans" VALUES(7,102,'spoils the game',50,0,'ban');
CREATE TABLE blocks (
	player BIGINT NOT NULL, 
	blocked BIGINT NOT NULL, 
	CONSTRAINT pk_blocks PRIMARY KEY (player, blocked), 
	CONSTRAINT fk_blocks_player FOREIGN KEY(player) REFERENCES players (id), 
	CONSTRAINT fk_blocks_blocked FOREIGN KEY(blocked) REFERENCES players (id)
)
 WITHOUT ROWID

;
CREATE TABLE bulletins (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	name TEXT NOT NULL, 
	guild BIGINT NOT NULL, 
	channel BIGINT NOT NULL, 
	payload BLOB NOT NULL, 
	state TEXT NOT NULL, 
	attempts INTEGER NOT NULL, 
	attempted BIGINT NOT NULL, 
	not_before BIGINT NOT NULL, 
	message BIGINT NOT NULL, 
	made BIGINT NOT NULL, 
	error TEXT NOT NULL, 
	lease BIGINT NOT NULL, 
	owner TEXT NOT NULL, wanted INTEGER DEFAULT 0 NOT NULL, shown INTEGER DEFAULT 0 NOT NULL, digest TEXT DEFAULT '' NOT NULL, 
	CONSTRAINT uq_bulletins_name UNIQUE (name)
);
CREATE TABLE calls (
	"match" BIGINT NOT NULL, 
	question INTEGER NOT NULL, 
	player BIGINT NOT NULL, 
	guild BIGINT NOT NULL, 
	answer SMALLINT NOT NULL, 
	press BIGINT NOT NULL, 
	made BIGINT NOT NULL, 
	settled BIGINT NOT NULL, 
	revision INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	CONSTRAINT pk_calls PRIMARY KEY ("match", question, player), 
	CONSTRAINT fk_calls_match FOREIGN KEY("match") REFERENCES matches (id), 
	CONSTRAINT fk_calls_player FOREIGN KEY(player) REFERENCES players (id)
)
 WITHOUT ROWID

;
INSERT INTO "calls" VALUES(1,-1,2,7,0,99,40,0,0,0);
CREATE TABLE camps (
	"match" BIGINT NOT NULL, 
	side SMALLINT NOT NULL, 
	thread BIGINT NOT NULL, 
	members TEXT NOT NULL, 
	message BIGINT NOT NULL, 
	CONSTRAINT pk_camps PRIMARY KEY ("match", side), 
	CONSTRAINT fk_camps_match FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
CREATE TABLE drafts (
	"match" BIGINT NOT NULL, 
	seat SMALLINT NOT NULL, 
	ask TEXT NOT NULL, 
	data BLOB NOT NULL, 
	CONSTRAINT pk_drafts PRIMARY KEY ("match", seat, ask), 
	CONSTRAINT fk_drafts_match FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
INSERT INTO "drafts" VALUES(1,1,'flick.1.1',X'7B7D');
CREATE TABLE entrants (
	tournament BIGINT NOT NULL, 
	player BIGINT NOT NULL, 
	number SMALLINT NOT NULL, 
	strength FLOAT NOT NULL, 
	entered SMALLINT NOT NULL, 
	"left" SMALLINT NOT NULL, 
	joined BIGINT NOT NULL, won SMALLINT DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_entrants PRIMARY KEY (tournament, player), 
	CONSTRAINT fk_entrants_tournament FOREIGN KEY(tournament) REFERENCES tournaments (id), 
	CONSTRAINT fk_entrants_player FOREIGN KEY(player) REFERENCES players (id)
)
 WITHOUT ROWID

;
CREATE TABLE formations (
	player BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	pieces SMALLINT NOT NULL, 
	data BLOB NOT NULL, 
	CONSTRAINT pk_formations PRIMARY KEY (player, game, kind, pieces), 
	CONSTRAINT fk_formations_player FOREIGN KEY(player) REFERENCES players (id)
)
 WITHOUT ROWID

;
INSERT INTO "formations" VALUES(1,'go','deploy',5,X'6D696E65');
CREATE TABLE holidays (
	player BIGINT NOT NULL, 
	begun BIGINT NOT NULL, 
	ended BIGINT NOT NULL, 
	CONSTRAINT pk_holidays PRIMARY KEY (player, begun), 
	CONSTRAINT fk_holidays_player FOREIGN KEY(player) REFERENCES players (id)
)
 WITHOUT ROWID

;
CREATE TABLE instances (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	started BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	stopped BIGINT NOT NULL
);
CREATE TABLE keys (
	"key" TEXT NOT NULL, 
	"match" BIGINT NOT NULL, 
	revision INTEGER NOT NULL, 
	made BIGINT NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY ("key"), 
	CONSTRAINT fk_keys_match FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
INSERT INTO "keys" VALUES('m.accept',1,0,20);
INSERT INTO "keys" VALUES('m.add',1,0,10);
INSERT INTO "keys" VALUES('press',1,1,30);
CREATE TABLE matches (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	guild BIGINT NOT NULL, 
	channel BIGINT NOT NULL, 
	message BIGINT NOT NULL, 
	thread BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	options TEXT NOT NULL, 
	status TEXT NOT NULL, 
	revision INTEGER NOT NULL, 
	seed BLOB NOT NULL, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, 
	updated BIGINT NOT NULL, 
	finished BIGINT NOT NULL, 
	locale TEXT NOT NULL, 
	incident TEXT NOT NULL
, pace TEXT DEFAULT 'friendly' NOT NULL, allowed BIGINT DEFAULT 259200000 NOT NULL, rated SMALLINT DEFAULT 0 NOT NULL, places SMALLINT DEFAULT 0 NOT NULL, paused BIGINT DEFAULT 0 NOT NULL, given_back BIGINT DEFAULT 0 NOT NULL, verdict TEXT DEFAULT '' NOT NULL, rematch_of BIGINT DEFAULT 0 NOT NULL, assist TEXT DEFAULT 'standard' NOT NULL, threads SMALLINT DEFAULT 0 NOT NULL, punctual SMALLINT DEFAULT 0 NOT NULL, weekdays SMALLINT DEFAULT 0 NOT NULL, home BIGINT DEFAULT 0 NOT NULL, calls_closed SMALLINT DEFAULT 0 NOT NULL);
INSERT INTO "matches" VALUES(1,7,8,0,0,'go','[["size","9"]]','running',1,X'7373737373737373737373737373737373737373737373737373737373737373',10,5000,30,0,'fr','','friendly',259200000,0,0,0,0,'',0,'standard',0,0,0,0,1);
CREATE TABLE offers (
	"match" BIGINT NOT NULL, 
	kind TEXT NOT NULL, 
	seat SMALLINT NOT NULL, 
	revision INTEGER NOT NULL, 
	detail TEXT NOT NULL, 
	agreed TEXT NOT NULL, 
	made BIGINT NOT NULL, 
	CONSTRAINT pk_offers PRIMARY KEY ("match", kind), 
	CONSTRAINT fk_offers_match FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
CREATE TABLE pairings (
	tournament BIGINT NOT NULL, 
	round SMALLINT NOT NULL, 
	board SMALLINT NOT NULL, 
	first SMALLINT NOT NULL, 
	second SMALLINT NOT NULL, 
	stage TEXT NOT NULL, 
	result TEXT NOT NULL, 
	played SMALLINT NOT NULL, 
	"match" BIGINT, 
	CONSTRAINT pk_pairings PRIMARY KEY (tournament, round, board), 
	CONSTRAINT fk_pairings_tournament FOREIGN KEY(tournament) REFERENCES tournaments (id), 
	CONSTRAINT fk_pairings_match FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
CREATE TABLE players (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	discord_id BIGINT, 
	name TEXT NOT NULL, away BIGINT DEFAULT 0 NOT NULL, every BIGINT DEFAULT 0 NOT NULL, preferences TEXT DEFAULT '' NOT NULL, 
	CONSTRAINT uq_players_discord_id UNIQUE (discord_id)
);
INSERT INTO "players" VALUES(1,101,'user 101',0,0,'');
INSERT INTO "players" VALUES(2,102,'user 102',0,0,'');
CREATE TABLE posts (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	"match" BIGINT NOT NULL, 
	revision INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	state TEXT NOT NULL, 
	attempts INTEGER NOT NULL, 
	attempted BIGINT NOT NULL, 
	not_before BIGINT NOT NULL, 
	message BIGINT NOT NULL, 
	error TEXT NOT NULL, payload BLOB DEFAULT '' NOT NULL, lease BIGINT DEFAULT 0 NOT NULL, owner TEXT DEFAULT '' NOT NULL, place BIGINT DEFAULT 0 NOT NULL, 
	CONSTRAINT fk_posts_match FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "posts" VALUES(1,1,0,'thread','pending',0,0,0,0,'','',0,'',0);
INSERT INTO "posts" VALUES(2,1,0,'turn','pending',0,0,0,0,'','',0,'',0);
INSERT INTO "posts" VALUES(3,1,1,'turn','pending',0,0,0,0,'','',0,'',0);
CREATE TABLE punctuality (
	player BIGINT NOT NULL, 
	week INTEGER NOT NULL, 
	"match" BIGINT NOT NULL, 
	made INTEGER NOT NULL, 
	missed INTEGER NOT NULL, 
	CONSTRAINT pk_punctuality PRIMARY KEY (player, week, "match"), 
	CONSTRAINT fk_punctuality_player FOREIGN KEY(player) REFERENCES players (id), 
	CONSTRAINT fk_punctuality_match FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
CREATE TABLE puzzles (
	name TEXT NOT NULL, 
	data BLOB NOT NULL, 
	CONSTRAINT pk_puzzles PRIMARY KEY (name)
)
 WITHOUT ROWID

;
CREATE TABLE queue (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	player BIGINT NOT NULL, 
	guild BIGINT NOT NULL, 
	channel BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	pace TEXT NOT NULL, 
	allowed BIGINT NOT NULL, 
	rated SMALLINT NOT NULL, 
	locale TEXT NOT NULL, 
	since BIGINT NOT NULL, assist TEXT DEFAULT 'standard' NOT NULL, near SMALLINT DEFAULT 0 NOT NULL, weekdays SMALLINT DEFAULT 0 NOT NULL, 
	CONSTRAINT fk_queue_player FOREIGN KEY(player) REFERENCES players (id), 
	CONSTRAINT uq_queue_guild_game_player UNIQUE (guild, game, player)
);
CREATE TABLE rating_changes (
	result BIGINT NOT NULL, 
	guild BIGINT NOT NULL, 
	season INTEGER NOT NULL, 
	player BIGINT NOT NULL, 
	side SMALLINT NOT NULL, 
	place SMALLINT NOT NULL, 
	"before" TEXT NOT NULL, 
	points INTEGER NOT NULL, 
	CONSTRAINT pk_rating_changes PRIMARY KEY (result, guild, season, player), 
	CONSTRAINT fk_rating_changes_result FOREIGN KEY(result) REFERENCES results (id), 
	CONSTRAINT fk_rating_changes_player FOREIGN KEY(player) REFERENCES players (id)
)
 WITHOUT ROWID

;
CREATE TABLE ratings (
	game TEXT NOT NULL, 
	guild BIGINT NOT NULL, 
	season INTEGER NOT NULL, 
	player BIGINT NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	wins INTEGER NOT NULL, 
	draws INTEGER NOT NULL, 
	losses INTEGER NOT NULL, 
	best INTEGER NOT NULL, 
	last BIGINT NOT NULL, former INTEGER, 
	CONSTRAINT pk_ratings PRIMARY KEY (game, guild, season, player), 
	CONSTRAINT fk_ratings_player FOREIGN KEY(player) REFERENCES players (id)
)
 WITHOUT ROWID

;
CREATE TABLE replies (
	"match" BIGINT NOT NULL, 
	seat SMALLINT NOT NULL, 
	place SMALLINT NOT NULL, 
	premise TEXT NOT NULL, 
	reply TEXT NOT NULL, 
	CONSTRAINT pk_replies PRIMARY KEY ("match", seat, place), 
	CONSTRAINT fk_replies_match FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
CREATE TABLE reports (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	player BIGINT NOT NULL, 
	guild BIGINT NOT NULL, 
	channel BIGINT NOT NULL, 
	message BIGINT NOT NULL, 
	"match" BIGINT, 
	revision INTEGER NOT NULL, 
	incident TEXT NOT NULL, 
	version TEXT NOT NULL, 
	said TEXT NOT NULL, 
	made BIGINT NOT NULL, 
	"key" TEXT NOT NULL, 
	done SMALLINT DEFAULT 0 NOT NULL, 
	CONSTRAINT uq_reports_key UNIQUE ("key"), 
	CONSTRAINT fk_reports_player FOREIGN KEY(player) REFERENCES players (id), 
	CONSTRAINT fk_reports_match FOREIGN KEY("match") REFERENCES matches (id)
);
CREATE TABLE results (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	"match" BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	guild BIGINT NOT NULL, 
	made BIGINT NOT NULL, 
	sides TEXT NOT NULL, 
	ranks TEXT NOT NULL, 
	void SMALLINT DEFAULT 0 NOT NULL, world SMALLINT DEFAULT 1 NOT NULL, 
	CONSTRAINT fk_results_match FOREIGN KEY("match") REFERENCES matches (id), 
	CONSTRAINT uq_results_match UNIQUE ("match")
);
CREATE TABLE reviews (
	"match" BIGINT NOT NULL, 
	data BLOB NOT NULL, 
	made BIGINT NOT NULL, 
	CONSTRAINT pk_reviews PRIMARY KEY ("match"), 
	CONSTRAINT fk_reviews_match FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
CREATE TABLE seats (
	"match" BIGINT NOT NULL, 
	place SMALLINT NOT NULL, 
	seat SMALLINT NOT NULL, 
	player BIGINT NOT NULL, said TEXT DEFAULT '' NOT NULL, lapses SMALLINT DEFAULT 0 NOT NULL, hints SMALLINT DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY ("match", place), 
	CONSTRAINT fk_seats_match FOREIGN KEY("match") REFERENCES matches (id), 
	CONSTRAINT fk_seats_player FOREIGN KEY(player) REFERENCES players (id), 
	CONSTRAINT uq_seats_match_seat UNIQUE ("match", seat)
)
 WITHOUT ROWID

;
INSERT INTO "seats" VALUES(1,0,0,1,'yes',0,0);
INSERT INTO "seats" VALUES(1,1,1,2,'yes',0,0);
CREATE TABLE servers (
	guild BIGINT NOT NULL, 
	wishes TEXT NOT NULL, 
	CONSTRAINT pk_servers PRIMARY KEY (guild)
)
 WITHOUT ROWID

;
CREATE TABLE settings (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_settings PRIMARY KEY (name)
)
 WITHOUT ROWID

;
INSERT INTO "settings" VALUES('commands','abc');
CREATE TABLE shards (
	shard INTEGER NOT NULL, 
	epoch BIGINT NOT NULL, 
	owner TEXT NOT NULL, 
	leaving TEXT NOT NULL, 
	CONSTRAINT pk_shards PRIMARY KEY (shard)
)
 WITHOUT ROWID

;
CREATE TABLE studies (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	player BIGINT NOT NULL, 
	made BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	turns INTEGER NOT NULL, 
	data BLOB NOT NULL, 
	CONSTRAINT fk_studies_player FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "studies" VALUES(1,1,50,'go',0,X'789C45904D4EC3400C460D1760C382637005CE8150656237B13A9944E349A00760D11DE504FD9999443D05AAB2E6085C05A645A2ABB1C6F2F3FBFCF10D773B218865278660282AB4960D0C35AB62C9907CE51809428935EFCA66685A2F8DD5F7A41E7DA7E35CAC68C5343AEE45730B86AA31C44ED7ABA08C1E42A7EC7E82CD80ED435014DA2483ADB24254B105C39E3A86802FB884C83DBBFC9CE83C5D6946304D592C5B78CE86FCDA8ACBA343D7D2F9E7DF0092690A34BC633B66AC105BBF899E5DAD6FA1C582C7B913B66496D1482DFEEB466F21BA13E4985055D48F79AD257434FCC5D6636A4D9E54482DE6180487527AB6B3672C1630645592C26F0E8E6BF445356BE6B05EC5730D97839CCFF019EAA6E709520E68BD4ED78F4FD1BBCC9E2E61F70B5E6EEF438DC4F00B5964AF40');
CREATE TABLE timers (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	"match" BIGINT NOT NULL, 
	kind TEXT NOT NULL, 
	seat SMALLINT NOT NULL, 
	ask TEXT NOT NULL, 
	since BIGINT NOT NULL, 
	due BIGINT NOT NULL, 
	lease BIGINT NOT NULL, 
	owner TEXT NOT NULL, 
	CONSTRAINT fk_timers_match FOREIGN KEY("match") REFERENCES matches (id), 
	CONSTRAINT uq_timers_match_kind_seat UNIQUE ("match", kind, seat)
);
CREATE TABLE tournaments (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	guild BIGINT NOT NULL, 
	channel BIGINT NOT NULL, 
	owner BIGINT NOT NULL, 
	"plan" TEXT NOT NULL, 
	stage TEXT NOT NULL, 
	revision INTEGER NOT NULL, 
	seed BLOB NOT NULL, 
	created BIGINT NOT NULL, 
	starts BIGINT NOT NULL, 
	finished BIGINT NOT NULL, 
	"key" TEXT NOT NULL, 
	CONSTRAINT uq_tournaments_key UNIQUE ("key"), 
	CONSTRAINT fk_tournaments_owner FOREIGN KEY(owner) REFERENCES players (id)
);
CREATE TABLE tries (
	puzzle TEXT NOT NULL, 
	player BIGINT NOT NULL, 
	nth SMALLINT NOT NULL, 
	guild BIGINT NOT NULL, 
	"key" TEXT NOT NULL, 
	answer BLOB NOT NULL, 
	step BLOB NOT NULL, 
	points SMALLINT NOT NULL, 
	reached SMALLINT NOT NULL, 
	made BIGINT NOT NULL, 
	CONSTRAINT pk_tries PRIMARY KEY (puzzle, player, nth), 
	CONSTRAINT uq_tries_key UNIQUE ("key"), 
	CONSTRAINT fk_tries_puzzle FOREIGN KEY(puzzle) REFERENCES puzzles (name), 
	CONSTRAINT fk_tries_player FOREIGN KEY(player) REFERENCES players (id)
)
 WITHOUT ROWID

;
CREATE TABLE turns (
	"match" BIGINT NOT NULL, 
	revision INTEGER NOT NULL, 
	seat SMALLINT, 
	move BLOB NOT NULL, 
	events BLOB NOT NULL, 
	trace BLOB NOT NULL, 
	state BLOB NOT NULL, 
	"key" TEXT NOT NULL, 
	made BIGINT NOT NULL, 
	CONSTRAINT pk_turns PRIMARY KEY ("match", revision), 
	CONSTRAINT fk_turns_match FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "turns" VALUES(1,0,NULL,X'6D6F766520312E30',X'6576656E7473',X'789C2B294A4C4E552819254749AA9200BB98DA5D',X'789C2B2E492C495530D433000010AB02D1','m.accept',30);
INSERT INTO "turns" VALUES(1,1,0,X'6D6F766520312E31',X'6576656E7473',X'789C2B294A4C4E552819254749AA9200BB98DA5D',X'789C2B2E492C495530D433040010AC02D2','press',30);
CREATE INDEX ix_matches_status ON matches (status);
CREATE INDEX ix_matches_thread ON matches (thread);
CREATE INDEX ix_posts_open ON posts (state, "match", id);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX ix_matches_rematch_of ON matches (rematch_of);
CREATE INDEX ix_timers_due ON timers (due);
CREATE INDEX ix_results_game ON results (game, made);
CREATE INDEX ix_ratings_player ON ratings (player);
CREATE INDEX ix_rating_changes_of ON rating_changes (player, guild, season);
CREATE INDEX ix_audits_guild ON audits (guild);
CREATE INDEX ix_studies_player ON studies (player);
CREATE INDEX ix_matches_guild ON matches (guild);
CREATE INDEX ix_matches_channel ON matches (channel);
CREATE INDEX ix_results_guild ON results (guild);
CREATE INDEX ix_audits_player ON audits (player);
CREATE INDEX ix_posts_naming ON posts (id) WHERE (length(payload) > 0 OR length(error) > 0);
CREATE INDEX ix_keys_of_reminders ON keys ("key") WHERE substr(key, 1, 7) = 'rhythm.';
CREATE INDEX ix_tries_player ON tries (player);
CREATE INDEX ix_tries_table ON tries (puzzle, guild);
CREATE INDEX ix_bulletins_guild ON bulletins (guild);
CREATE INDEX ix_bulletins_open ON bulletins (state, not_before);
CREATE INDEX ix_badges_match ON badges ("match");
CREATE INDEX ix_tournaments_guild ON tournaments (guild);
CREATE INDEX ix_tournaments_owner ON tournaments (owner);
CREATE INDEX ix_tournaments_stage ON tournaments (stage);
CREATE INDEX ix_entrants_player ON entrants (player);
CREATE INDEX ix_pairings_match ON pairings ("match");
CREATE INDEX ix_pairings_open ON pairings (result, tournament);
CREATE INDEX ix_bulletins_stale ON bulletins (not_before) WHERE wanted > shown;
CREATE INDEX ix_reports_player ON reports (player);
CREATE INDEX ix_reports_guild ON reports (guild);
CREATE INDEX ix_calls_player ON calls (player);
CREATE INDEX ix_calls_table ON calls (guild, settled);
CREATE INDEX ix_posts_unedited ON posts (state, "match") WHERE state = 'done' AND length(error) > 0;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('players',2);
INSERT INTO "sqlite_sequence" VALUES('matches',1);
INSERT INTO "sqlite_sequence" VALUES('posts',3);
INSERT INTO "sqlite_sequence" VALUES('timers',0);
INSERT INTO "sqlite_sequence" VALUES('audits',1);
INSERT INTO "sqlite_sequence" VALUES('studies',1);
COMMIT;
