ALTER TABLE "play_sessions" ADD COLUMN "player" text;--> statement-breakpoint
CREATE INDEX "play_sessions_by_player" ON "play_sessions" USING btree ("player","game_id");