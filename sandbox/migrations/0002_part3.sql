CREATE TABLE "block_reports" (
	"brand" text NOT NULL,
	"ip" text NOT NULL,
	"country" text NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "block_reports_brand_ip_country_url_pk" PRIMARY KEY("brand","ip","country","url")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"label" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"file_name" text,
	"media_type" text,
	"size" integer,
	"stored_name" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"judged_at" timestamp (3) with time zone,
	CONSTRAINT "documents_stored_name_unique" UNIQUE("stored_name")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"event" text NOT NULL,
	"data" jsonb NOT NULL,
	"mkt" text,
	"device_type" text,
	"cpnc" text,
	"country" text NOT NULL,
	"account_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"account_id" uuid NOT NULL,
	"game_id" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "favourites_account_id_game_id_pk" PRIMARY KEY("account_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "google_flows" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"nonce_hash" text NOT NULL,
	"sealed_verifier" text NOT NULL,
	"brand" text NOT NULL,
	"site_origin" text NOT NULL,
	"return_to" text NOT NULL,
	"language" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "recent_games" (
	"account_id" uuid NOT NULL,
	"game_id" text NOT NULL,
	"played_at" timestamp (3) with time zone NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "recent_games_account_id_game_id_pk" PRIMARY KEY("account_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "sign_in_tickets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_games" ADD CONSTRAINT "recent_games_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_games" ADD CONSTRAINT "recent_games_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_tickets" ADD CONSTRAINT "sign_in_tickets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "block_reports_by_age" ON "block_reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "documents_by_account" ON "documents" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "events_by_age" ON "events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "google_flows_by_expiry" ON "google_flows" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_tickets_by_expiry" ON "sign_in_tickets" USING btree ("expires_at");