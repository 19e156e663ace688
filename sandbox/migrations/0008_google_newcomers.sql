CREATE TABLE "google_newcomers" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"sealed_person" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "google_newcomers_by_expiry" ON "google_newcomers" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "google_flows" DROP COLUMN "language";