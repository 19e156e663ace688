CREATE TABLE "dice_seeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session" uuid NOT NULL,
	"server_seed" text NOT NULL,
	"server_seed_hash" text NOT NULL,
	"client_seed" text NOT NULL,
	"nonce" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revealed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "game_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player" uuid NOT NULL,
	"game" text NOT NULL,
	"login" uuid,
	"currency" text NOT NULL,
	"language" text NOT NULL,
	"launch_hash" text NOT NULL,
	"launch_until" timestamp (3) with time zone NOT NULL,
	"wallet_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "game_sessions_launch_hash_unique" UNIQUE("launch_hash"),
	CONSTRAINT "game_sessions_wallet_hash_unique" UNIQUE("wallet_hash")
);
--> statement-breakpoint
CREATE TABLE "play_times" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"last_played_at" timestamp (3) with time zone NOT NULL,
	"acknowledged_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "table_rounds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"table" text NOT NULL,
	"number" integer NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"pocket" integer NOT NULL,
	"salt" text NOT NULL,
	"pocket_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "table_rounds_one" UNIQUE("table","number")
);
--> statement-breakpoint
CREATE TABLE "wallet_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"session" uuid NOT NULL,
	"player" uuid NOT NULL,
	"game" text NOT NULL,
	"round" text NOT NULL,
	"of" text,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance_before" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"bonus_balance" bigint NOT NULL,
	"wagered" bigint NOT NULL,
	"outcome" text NOT NULL,
	"refusal" jsonb,
	"body_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wallet_transactions_amount" CHECK ("wallet_transactions"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "withdrawal_quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player" uuid NOT NULL,
	"method" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"network_fee" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"receive_currency" text NOT NULL,
	"receive_amount" bigint NOT NULL,
	"beneficiary" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"player" uuid NOT NULL,
	"reference" text NOT NULL,
	"quote" uuid,
	"method" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"network_fee" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"receive_currency" text NOT NULL,
	"receive_amount" bigint NOT NULL,
	"beneficiary" jsonb NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"approved_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	CONSTRAINT "withdrawals_reference_unique" UNIQUE("reference"),
	CONSTRAINT "withdrawals_quote_unique" UNIQUE("quote"),
	CONSTRAINT "withdrawals_amount" CHECK ("withdrawals"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "play_sessions" ADD COLUMN "wallet_token" text;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "status" text DEFAULT 'settled' NOT NULL;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "refusal" jsonb;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "settles_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "dice_seeds" ADD CONSTRAINT "dice_seeds_session_play_sessions_id_fk" FOREIGN KEY ("session") REFERENCES "public"."play_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_player_accounts_id_fk" FOREIGN KEY ("player") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_game_games_id_fk" FOREIGN KEY ("game") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_login_sessions_id_fk" FOREIGN KEY ("login") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_times" ADD CONSTRAINT "play_times_player_accounts_id_fk" FOREIGN KEY ("player") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_transactions" ADD CONSTRAINT "wallet_transactions_session_game_sessions_id_fk" FOREIGN KEY ("session") REFERENCES "public"."game_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_transactions" ADD CONSTRAINT "wallet_transactions_player_accounts_id_fk" FOREIGN KEY ("player") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_quotes" ADD CONSTRAINT "withdrawal_quotes_player_accounts_id_fk" FOREIGN KEY ("player") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_player_accounts_id_fk" FOREIGN KEY ("player") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_quote_withdrawal_quotes_id_fk" FOREIGN KEY ("quote") REFERENCES "public"."withdrawal_quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dice_seeds_one_used" ON "dice_seeds" USING btree ("session") WHERE "dice_seeds"."revealed_at" is null;--> statement-breakpoint
CREATE INDEX "game_sessions_by_player" ON "game_sessions" USING btree ("player","created_at");--> statement-breakpoint
CREATE INDEX "play_times_by_player" ON "play_times" USING btree ("player","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "play_times_one_open" ON "play_times" USING btree ("player") WHERE "play_times"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "wallet_transactions_by_player" ON "wallet_transactions" USING btree ("player","created_at","id");--> statement-breakpoint
CREATE INDEX "wallet_transactions_by_round" ON "wallet_transactions" USING btree ("round");--> statement-breakpoint
CREATE INDEX "wallet_transactions_by_debit" ON "wallet_transactions" USING btree ("of");--> statement-breakpoint
CREATE INDEX "withdrawal_quotes_by_player" ON "withdrawal_quotes" USING btree ("player","created_at");--> statement-breakpoint
CREATE INDEX "withdrawals_by_player" ON "withdrawals" USING btree ("player","created_at");--> statement-breakpoint
CREATE INDEX "withdrawals_by_due" ON "withdrawals" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "rounds_unfinished" ON "rounds" USING btree ("created_at") WHERE "rounds"."status" in ('drawn', 'debited', 'rollingBack');--> statement-breakpoint
CREATE INDEX "rounds_of_tables" ON "rounds" USING btree ("settles_at") WHERE "rounds"."settles_at" is not null;