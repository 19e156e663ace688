DROP INDEX "tournament_entries_unpaid";--> statement-breakpoint
ALTER TABLE "tournament_entries" ADD COLUMN "prize_offer" text;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "free_spins" jsonb;--> statement-breakpoint
CREATE INDEX "tournament_entries_unpaid" ON "tournament_entries" USING btree ("tournament") WHERE ("tournament_entries"."prize" is not null or "tournament_entries"."prize_offer" is not null) and "tournament_entries"."paid_at" is null;