CREATE TABLE "account_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"unique_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"email" text NOT NULL,
	"unique_key" text NOT NULL,
	"username" text NOT NULL,
	"password_hash" text,
	"email_verified_at" timestamp (3) with time zone,
	"phone_code" text,
	"phone" text,
	"phone_key" text,
	"first_name" text,
	"last_name" text,
	"date_of_birth" date,
	"gender" text DEFAULT 'Not to say' NOT NULL,
	"country_code" text,
	"currency_code" text,
	"city" text,
	"address" text,
	"zip_code" text,
	"nickname" text,
	"kyc_status" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"preferred_language" text NOT NULL,
	"news_letter_at" timestamp (3) with time zone,
	"subscribed_at" timestamp (3) with time zone,
	"linked_account_uuid" text,
	"google_subject" text,
	"affiliate_token" text,
	"is_self_exclusion_permanent" boolean DEFAULT false NOT NULL,
	"self_exclusion" date,
	"frozen_until" timestamp (3) with time zone,
	"preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"origin" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "accounts_one_per_email" UNIQUE("brand","unique_key"),
	CONSTRAINT "accounts_one_per_phone" UNIQUE("brand","phone_key"),
	CONSTRAINT "accounts_one_per_google" UNIQUE("brand","google_subject")
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"kind" text NOT NULL,
	"subject_hash" text NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "attempts_kind_subject_hash_pk" PRIMARY KEY("kind","subject_hash")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"account_id" uuid,
	"recipient" text NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"link" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"problem" text
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "account_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "created_at" timestamp (3) with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_tokens_by_account" ON "account_tokens" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "attempts_by_end" ON "attempts" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "messages_by_age" ON "messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "messages_by_account" ON "messages" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_by_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "user_id";