CREATE TABLE "coupon_redemptions" (
	"player" uuid NOT NULL,
	"code" text NOT NULL,
	"redeemed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coupon_redemptions_player_code_pk" PRIMARY KEY("player","code")
);
--> statement-breakpoint
CREATE TABLE "daily_bonuses" (
	"player" uuid NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "daily_bonuses_player_day_pk" PRIMARY KEY("player","day")
);
--> statement-breakpoint
CREATE TABLE "user_bonuses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player" uuid NOT NULL,
	"offer" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"deposit" uuid,
	"deposit_amount" bigint,
	"amount" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"free_spins" integer DEFAULT 0 NOT NULL,
	"free_spins_left" integer DEFAULT 0 NOT NULL,
	"free_spin_game" text,
	"free_spin_stake" bigint,
	"free_spin_winnings" bigint NOT NULL,
	"win_boost" integer DEFAULT 100 NOT NULL,
	"wagering_type" text NOT NULL,
	"wagering_multiplier" integer NOT NULL,
	"game_weights" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"excluded_games" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"wager_total" bigint NOT NULL,
	"wagered" bigint NOT NULL,
	"max_bet" bigint,
	"max_win" bigint,
	"winnings" bigint NOT NULL,
	"burned" bigint NOT NULL,
	"terms_version" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"activated_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "user_bonuses_amounts" CHECK ("user_bonuses"."amount" >= 0 and "user_bonuses"."balance" >= 0 and "user_bonuses"."free_spins_left" between 0 and "user_bonuses"."free_spins"
        and "user_bonuses"."wagered" between 0 and "user_bonuses"."wager_total")
);
--> statement-breakpoint
CREATE TABLE "account_zones" (
	"player" uuid NOT NULL,
	"from" date NOT NULL,
	"zone" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_zones_player_from_pk" PRIMARY KEY("player","from")
);
--> statement-breakpoint
CREATE TABLE "calendar_additions" (
	"cause" text PRIMARY KEY NOT NULL,
	"player" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"ngr" bigint NOT NULL,
	"percent" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendar_additions_amount" CHECK ("calendar_additions"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "loyalty" (
	"player" uuid PRIMARY KEY NOT NULL,
	"points" bigint NOT NULL,
	"level" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loyalty_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player" uuid NOT NULL,
	"level_before" integer NOT NULL,
	"level_after" integer NOT NULL,
	"points_before" bigint NOT NULL,
	"points_after" bigint NOT NULL,
	"cause" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rakeback_days" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player" uuid NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"zone" text NOT NULL,
	"amount" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	"cashback" jsonb,
	"added" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "rakeback_days_one" UNIQUE("player","day","currency"),
	CONSTRAINT "rakeback_days_amount" CHECK ("rakeback_days"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "special" text;--> statement-breakpoint
ALTER TABLE "wallet_transactions" ADD COLUMN "bonus_part" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wallet_transactions" ADD COLUMN "user_bonus" uuid;--> statement-breakpoint
ALTER TABLE "wallet_transactions" ADD COLUMN "counted" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wallet_transactions" ADD COLUMN "is_free_spin" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_player_accounts_id_fk" FOREIGN KEY ("player") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_bonuses" ADD CONSTRAINT "daily_bonuses_player_accounts_id_fk" FOREIGN KEY ("player") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_bonuses" ADD CONSTRAINT "user_bonuses_player_accounts_id_fk" FOREIGN KEY ("player") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_zones" ADD CONSTRAINT "account_zones_player_accounts_id_fk" FOREIGN KEY ("player") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_additions" ADD CONSTRAINT "calendar_additions_player_accounts_id_fk" FOREIGN KEY ("player") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty" ADD CONSTRAINT "loyalty_player_accounts_id_fk" FOREIGN KEY ("player") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_changes" ADD CONSTRAINT "loyalty_changes_player_accounts_id_fk" FOREIGN KEY ("player") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rakeback_days" ADD CONSTRAINT "rakeback_days_player_accounts_id_fk" FOREIGN KEY ("player") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_bonuses_by_player" ON "user_bonuses" USING btree ("player","created_at");--> statement-breakpoint
CREATE INDEX "user_bonuses_by_offer" ON "user_bonuses" USING btree ("offer");--> statement-breakpoint
CREATE INDEX "user_bonuses_by_expiry" ON "user_bonuses" USING btree ("expires_at") WHERE "user_bonuses"."status" in ('available', 'activated');--> statement-breakpoint
CREATE UNIQUE INDEX "user_bonuses_one_active" ON "user_bonuses" USING btree ("player") WHERE "user_bonuses"."status" = 'activated';--> statement-breakpoint
CREATE INDEX "calendar_additions_by_player" ON "calendar_additions" USING btree ("player","added_at");--> statement-breakpoint
CREATE INDEX "loyalty_changes_by_player" ON "loyalty_changes" USING btree ("player","changed_at");