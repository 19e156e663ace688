CREATE TABLE "referral_claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"total" bigint NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "referral_claims_once" UNIQUE("player","total"),
	CONSTRAINT "referral_claims_amount" CHECK ("referral_claims"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "referral_links" (
	"player" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"code" text NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "referral_links_one_per_code" UNIQUE("brand","code")
);
--> statement-breakpoint
CREATE TABLE "referral_visits" (
	"referrer" uuid NOT NULL,
	"day" date NOT NULL,
	"visitor_hash" text NOT NULL,
	CONSTRAINT "referral_visits_referrer_day_visitor_hash_pk" PRIMARY KEY("referrer","day","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"friend" uuid PRIMARY KEY NOT NULL,
	"referrer" uuid NOT NULL,
	"rate" integer NOT NULL,
	"reason" text,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"counts_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "referral_claims" ADD CONSTRAINT "referral_claims_player_accounts_id_fk" FOREIGN KEY ("player") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_links" ADD CONSTRAINT "referral_links_player_accounts_id_fk" FOREIGN KEY ("player") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_visits" ADD CONSTRAINT "referral_visits_referrer_accounts_id_fk" FOREIGN KEY ("referrer") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_friend_accounts_id_fk" FOREIGN KEY ("friend") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_accounts_id_fk" FOREIGN KEY ("referrer") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referral_claims_by_player" ON "referral_claims" USING btree ("player","claimed_at");--> statement-breakpoint
CREATE INDEX "referrals_by_referrer" ON "referrals" USING btree ("referrer","joined_at");