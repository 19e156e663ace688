CREATE TABLE "tournament_entries" (
	"tournament" text NOT NULL,
	"player" uuid NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"score" bigint DEFAULT 0 NOT NULL,
	"reached_at" timestamp (3) with time zone,
	"rounds" integer DEFAULT 0 NOT NULL,
	"currency" text,
	"place" integer,
	"prize" bigint,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "tournament_entries_tournament_player_pk" PRIMARY KEY("tournament","player")
);
--> statement-breakpoint
CREATE TABLE "tournament_rounds" (
	"tournament" text NOT NULL,
	"session" uuid NOT NULL,
	"round" text NOT NULL,
	"player" uuid NOT NULL,
	"currency" text NOT NULL,
	"stake" bigint NOT NULL,
	"win" bigint DEFAULT 0 NOT NULL,
	"wagered" bigint NOT NULL,
	"multiplier" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "tournament_rounds_tournament_session_round_pk" PRIMARY KEY("tournament","session","round")
);
--> statement-breakpoint
CREATE TABLE "tournaments" (
	"id" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"metric" text NOT NULL,
	"scope" jsonb NOT NULL,
	"joining" text NOT NULL,
	"prizes" text[] NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "tournaments_span" CHECK ("tournaments"."starts_at" < "tournaments"."ends_at")
);
--> statement-breakpoint
ALTER TABLE "tournament_entries" ADD CONSTRAINT "tournament_entries_tournament_tournaments_id_fk" FOREIGN KEY ("tournament") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_entries" ADD CONSTRAINT "tournament_entries_player_accounts_id_fk" FOREIGN KEY ("player") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_rounds" ADD CONSTRAINT "tournament_rounds_tournament_tournaments_id_fk" FOREIGN KEY ("tournament") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_rounds" ADD CONSTRAINT "tournament_rounds_player_accounts_id_fk" FOREIGN KEY ("player") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tournament_entries_ranked" ON "tournament_entries" USING btree ("tournament","score" DESC NULLS LAST,"reached_at","player");--> statement-breakpoint
CREATE INDEX "tournament_entries_by_player" ON "tournament_entries" USING btree ("player");--> statement-breakpoint
CREATE INDEX "tournament_entries_unpaid" ON "tournament_entries" USING btree ("tournament") WHERE "tournament_entries"."prize" is not null and "tournament_entries"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "tournament_rounds_best" ON "tournament_rounds" USING btree ("tournament","player","multiplier" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "tournament_rounds_by_round" ON "tournament_rounds" USING btree ("session","round");--> statement-breakpoint
CREATE INDEX "tournaments_open" ON "tournaments" USING btree ("ends_at") WHERE "tournaments"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "tournaments_by_brand" ON "tournaments" USING btree ("brand","ends_at");--> statement-breakpoint
CREATE INDEX "accounts_stopped" ON "accounts" USING btree ("id") WHERE "accounts"."is_self_exclusion_permanent" or "accounts"."self_exclusion" is not null or "accounts"."excluded_until" is not null or "accounts"."frozen_until" is not null;