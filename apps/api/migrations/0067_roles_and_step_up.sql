ALTER TABLE "access_tokens" ADD COLUMN "stepped_up_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "role_since" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role","role_since") WHERE "users"."role" <> 'learner';