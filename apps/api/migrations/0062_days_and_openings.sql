-- Lessons that were begun before count as opened long ago.
ALTER TABLE "lesson_progress" ADD COLUMN "opened_at" timestamp (3) with time zone DEFAULT '2020-01-01T00:00:00Z' NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_progress" ALTER COLUMN "opened_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "newsletter_requests" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "translations" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "newsletter_requests" ADD CONSTRAINT "newsletter_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_requests_user" ON "newsletter_requests" USING btree ("user_id");