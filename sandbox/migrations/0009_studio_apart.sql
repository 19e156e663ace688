ALTER TABLE "play_sessions" DROP CONSTRAINT "play_sessions_game_id_games_id_fk";
