CREATE TABLE "games" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"search_text" text NOT NULL,
	"studio_id" text NOT NULL,
	"return_to_player" numeric(5, 2) NOT NULL,
	"volatility" text NOT NULL,
	"volatility_index" numeric(10, 2) NOT NULL,
	"hit_frequency" numeric(5, 2) NOT NULL,
	"max_multiplier" numeric(12, 2) NOT NULL,
	"min_bet" bigint NOT NULL,
	"max_bet" bigint NOT NULL,
	"currency" text NOT NULL,
	"features" text[] NOT NULL,
	"is_new" boolean NOT NULL,
	"release_date" date NOT NULL,
	"sort" integer NOT NULL,
	"restricted_countries" text[] NOT NULL,
	"listed" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_answers" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"operation" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"sealed_answer" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "launch_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "play_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text,
	"game_id" text NOT NULL,
	"mode" text NOT NULL,
	"currency" text NOT NULL,
	"balance" bigint NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"rounds" integer DEFAULT 0 NOT NULL,
	"last_round_at" timestamp (3) with time zone,
	CONSTRAINT "play_sessions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "play_sessions_balance" CHECK ("play_sessions"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "rounds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"intent" text NOT NULL,
	"stake" bigint NOT NULL,
	"win" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"outcome" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rounds_one_per_intent" UNIQUE("session_id","intent"),
	CONSTRAINT "rounds_one_per_number" UNIQUE("session_id","number"),
	CONSTRAINT "rounds_amounts" CHECK ("rounds"."stake" > 0 and "rounds"."win" >= 0 and "rounds"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "seeds" (
	"part" text PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"seeded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "studios" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_studio_id_studios_id_fk" FOREIGN KEY ("studio_id") REFERENCES "public"."studios"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launch_tokens" ADD CONSTRAINT "launch_tokens_session_id_play_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."play_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_sessions" ADD CONSTRAINT "play_sessions_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_session_id_play_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."play_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "games_by_sort" ON "games" USING btree ("listed","sort");--> statement-breakpoint
CREATE INDEX "idempotency_answers_by_age" ON "idempotency_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "launch_tokens_by_session" ON "launch_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "play_sessions_by_expiry" ON "play_sessions" USING btree ("expires_at");