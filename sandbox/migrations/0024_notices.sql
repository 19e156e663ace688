CREATE TABLE "notice_answers" (
	"player" uuid NOT NULL,
	"notice" text NOT NULL,
	"answer" text NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notice_answers_player_notice_pk" PRIMARY KEY("player","notice")
);
--> statement-breakpoint
ALTER TABLE "limits" ADD COLUMN "pending_confirm" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notice_answers" ADD CONSTRAINT "notice_answers_player_accounts_id_fk" FOREIGN KEY ("player") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;