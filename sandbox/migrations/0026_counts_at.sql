ALTER TABLE "wallet_transactions" ADD COLUMN "settles_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "wallet_transactions" ADD COLUMN "counts_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "wallet_transactions" SET "counts_at" = "created_at";--> statement-breakpoint
CREATE INDEX "wallet_transactions_by_count" ON "wallet_transactions" USING btree ("player","counts_at");