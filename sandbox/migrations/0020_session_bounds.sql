CREATE TABLE "session_bounds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player" uuid NOT NULL,
	"currency" text NOT NULL,
	"minutes" integer NOT NULL,
	"amount" bigint NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "session_bounds_positive" CHECK ("session_bounds"."minutes" > 0 and "session_bounds"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "session_bounds" ADD CONSTRAINT "session_bounds_player_accounts_id_fk" FOREIGN KEY ("player") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_bounds_by_player" ON "session_bounds" USING btree ("player","currency","set_at");