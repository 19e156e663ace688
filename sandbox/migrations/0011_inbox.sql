CREATE TABLE "inbox_reads" (
	"player" uuid NOT NULL,
	"entry" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "inbox_reads_player_entry_pk" PRIMARY KEY("player","entry")
);
--> statement-breakpoint
ALTER TABLE "inbox_reads" ADD CONSTRAINT "inbox_reads_player_accounts_id_fk" FOREIGN KEY ("player") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbox_reads_by_age" ON "inbox_reads" USING btree ("read_at");