ALTER TABLE "ticket_packages" ADD COLUMN "usable_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ticket_types" ADD COLUMN "usable_until" timestamp (3) with time zone;