CREATE TABLE "chat_blocks" (
	"player" uuid NOT NULL,
	"blocked" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_blocks_player_blocked_pk" PRIMARY KEY("player","blocked")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"room" text NOT NULL,
	"number" integer NOT NULL,
	"player" uuid,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_number" integer,
	"deleted_by_team" boolean DEFAULT false NOT NULL,
	CONSTRAINT "chat_messages_one_per_number" UNIQUE("brand","room","number")
);
--> statement-breakpoint
CREATE TABLE "chat_mutes" (
	"player" uuid PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone,
	"muted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_reports" (
	"message" uuid NOT NULL,
	"reporter" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_reports_message_reporter_pk" PRIMARY KEY("message","reporter")
);
--> statement-breakpoint
CREATE TABLE "chat_rooms" (
	"brand" text NOT NULL,
	"room" text NOT NULL,
	"last" integer DEFAULT 0 NOT NULL,
	"slow_seconds" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "chat_rooms_brand_room_pk" PRIMARY KEY("brand","room")
);
--> statement-breakpoint
CREATE TABLE "chat_words" (
	"brand" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "chat_words_brand_word_pk" PRIMARY KEY("brand","word")
);
--> statement-breakpoint
ALTER TABLE "chat_blocks" ADD CONSTRAINT "chat_blocks_player_accounts_id_fk" FOREIGN KEY ("player") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_blocks" ADD CONSTRAINT "chat_blocks_blocked_accounts_id_fk" FOREIGN KEY ("blocked") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_player_accounts_id_fk" FOREIGN KEY ("player") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_mutes" ADD CONSTRAINT "chat_mutes_player_accounts_id_fk" FOREIGN KEY ("player") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_message_chat_messages_id_fk" FOREIGN KEY ("message") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_reporter_accounts_id_fk" FOREIGN KEY ("reporter") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_by_deletion" ON "chat_messages" USING btree ("brand","room","deleted_number");--> statement-breakpoint
CREATE INDEX "chat_messages_by_player" ON "chat_messages" USING btree ("player","created_at");--> statement-breakpoint
CREATE INDEX "chat_messages_by_time" ON "chat_messages" USING btree ("created_at");--> statement-breakpoint
-- The first of several accounts with one nickname keeps it.
UPDATE "accounts" SET "nickname" = NULL WHERE "nickname" IS NOT NULL AND EXISTS (SELECT 1 FROM "accounts" "earlier" WHERE "earlier"."brand" = "accounts"."brand" AND lower("earlier"."nickname") = lower("accounts"."nickname") AND ("earlier"."created_at", "earlier"."id") < ("accounts"."created_at", "accounts"."id"));--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_one_per_nickname" ON "accounts" USING btree ("brand",lower("nickname"));