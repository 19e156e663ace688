ALTER TABLE "game_sessions" ADD COLUMN "tab" text;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD COLUMN "closed_at" timestamp (3) with time zone;