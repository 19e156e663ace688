CREATE TABLE "liftings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"player" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"why" text NOT NULL,
	"reason" text,
	"outcome" text,
	"decided_at" timestamp (3) with time zone,
	"lifts_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "liftings_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "exclusion_stays" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD COLUMN "rules" text;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "rules" text;--> statement-breakpoint
ALTER TABLE "stops" ADD COLUMN "all_brands" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stops" ADD COLUMN "origin" uuid;--> statement-breakpoint
ALTER TABLE "stops" ADD COLUMN "lifted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "rules" text;--> statement-breakpoint
ALTER TABLE "liftings" ADD CONSTRAINT "liftings_player_accounts_id_fk" FOREIGN KEY ("player") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "liftings_by_player" ON "liftings" USING btree ("player","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "liftings_one_open" ON "liftings" USING btree ("player") WHERE "liftings"."outcome" is null or ("liftings"."outcome" = 'granted' and "liftings"."done_at" is null);--> statement-breakpoint
ALTER TABLE "stops" ADD CONSTRAINT "stops_origin_stops_id_fk" FOREIGN KEY ("origin") REFERENCES "public"."stops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_by_email" ON "accounts" USING btree ("unique_key");--> statement-breakpoint
CREATE INDEX "accounts_by_google" ON "accounts" USING btree ("google_subject");--> statement-breakpoint
CREATE INDEX "accounts_by_person" ON "accounts" USING btree ("date_of_birth","last_name");--> statement-breakpoint
CREATE UNIQUE INDEX "stops_once_per_origin" ON "stops" USING btree ("player","origin");--> statement-breakpoint
CREATE INDEX "stops_of_all_brands" ON "stops" USING btree ("until") WHERE "stops"."all_brands" and "stops"."lifted_at" is null;