CREATE TABLE "deposits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"player" uuid NOT NULL,
	"reference" text NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"decline_reason" text,
	"credited_amount" bigint,
	"return_to" text NOT NULL,
	"language" text NOT NULL,
	"provider_payment" text,
	"provider_sequence" integer DEFAULT 0 NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "deposits_reference_unique" UNIQUE("reference"),
	CONSTRAINT "deposits_provider_payment_unique" UNIQUE("provider_payment"),
	CONSTRAINT "deposits_amount" CHECK ("deposits"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "provider_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"payment" text NOT NULL,
	"sequence" integer NOT NULL,
	"body" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "provider_messages_one" UNIQUE("payment","sequence")
);
--> statement-breakpoint
CREATE TABLE "provider_outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"payment" text NOT NULL,
	"sequence" integer NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	CONSTRAINT "provider_outbox_one" UNIQUE("payment","sequence")
);
--> statement-breakpoint
CREATE TABLE "provider_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"return_to" text NOT NULL,
	"method_name" text NOT NULL,
	"language" text NOT NULL,
	"card_brand" text,
	"last_four" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"settles_at" timestamp (3) with time zone,
	"refunded" bigint,
	"refund_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "provider_payments_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player" uuid,
	"purse" text NOT NULL,
	"currency" text NOT NULL,
	"balance" bigint NOT NULL,
	CONSTRAINT "ledger_accounts_one" UNIQUE NULLS NOT DISTINCT("player","purse","currency"),
	CONSTRAINT "ledger_accounts_player" CHECK ("ledger_accounts"."player" is null or "ledger_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"posting" uuid NOT NULL,
	"account" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	CONSTRAINT "ledger_entries_posting_account_pk" PRIMARY KEY("posting","account")
);
--> statement-breakpoint
CREATE TABLE "postings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "postings_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"player" uuid NOT NULL,
	"currency" text NOT NULL,
	"is_active" boolean NOT NULL,
	CONSTRAINT "wallets_player_currency_pk" PRIMARY KEY("player","currency")
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"player" uuid NOT NULL,
	"kind" text NOT NULL,
	"period" integer NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint,
	"pending_amount" bigint,
	"pending_from" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "limits_player_kind_period_currency_pk" PRIMARY KEY("player","kind","period","currency"),
	CONSTRAINT "limits_amount" CHECK ("limits"."amount" is null or "limits"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stops" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"player" uuid NOT NULL,
	"kind" text NOT NULL,
	"duration" text NOT NULL,
	"from" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone,
	CONSTRAINT "stops_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "excluded_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_player_accounts_id_fk" FOREIGN KEY ("player") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_outbox" ADD CONSTRAINT "provider_outbox_payment_provider_payments_id_fk" FOREIGN KEY ("payment") REFERENCES "public"."provider_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_player_accounts_id_fk" FOREIGN KEY ("player") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_posting_postings_id_fk" FOREIGN KEY ("posting") REFERENCES "public"."postings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_ledger_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_player_accounts_id_fk" FOREIGN KEY ("player") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "limits" ADD CONSTRAINT "limits_player_accounts_id_fk" FOREIGN KEY ("player") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stops" ADD CONSTRAINT "stops_player_accounts_id_fk" FOREIGN KEY ("player") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposits_by_player" ON "deposits" USING btree ("player","created_at");--> statement-breakpoint
CREATE INDEX "deposits_by_status" ON "deposits" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "provider_outbox_by_due" ON "provider_outbox" USING btree ("delivered_at","next_attempt_at");--> statement-breakpoint
CREATE INDEX "provider_payments_by_settling" ON "provider_payments" USING btree ("settles_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_account" ON "ledger_entries" USING btree ("account");--> statement-breakpoint
CREATE INDEX "postings_by_reference" ON "postings" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "wallets_one_active" ON "wallets" USING btree ("player") WHERE "wallets"."is_active";--> statement-breakpoint
CREATE INDEX "stops_by_player" ON "stops" USING btree ("player","from");