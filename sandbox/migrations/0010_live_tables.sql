ALTER TABLE "table_rounds" RENAME COLUMN "pocket" TO "outcome";--> statement-breakpoint
ALTER TABLE "table_rounds" ALTER COLUMN "outcome" SET DATA TYPE text USING "outcome"::text;--> statement-breakpoint
ALTER TABLE "table_rounds" RENAME COLUMN "pocket_hash" TO "outcome_hash";--> statement-breakpoint
UPDATE "rounds" SET "outcome" = jsonb_build_object('table', jsonb_build_object('number', "outcome"->'roulette'->'number', 'bets', "outcome"->'roulette'->'bets', 'outcome', "outcome"->'roulette'->>'pocket')) WHERE "outcome" ? 'roulette';
