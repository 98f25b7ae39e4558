ALTER TABLE "audit_entries" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "system" text;