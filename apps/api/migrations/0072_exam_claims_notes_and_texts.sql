CREATE TABLE "exam_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_texts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "claimed_by" uuid;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "claimed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "claim_seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "exam_notes" ADD CONSTRAINT "exam_notes_attempt_id_exam_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."exam_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_notes" ADD CONSTRAINT "exam_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_texts" ADD CONSTRAINT "exam_texts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_notes_attempt" ON "exam_notes" USING btree ("attempt_id","created_at","id");--> statement-breakpoint
CREATE INDEX "exam_notes_author" ON "exam_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "exam_texts_owner" ON "exam_texts" USING btree ("owner_id");--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD CONSTRAINT "exam_attempts_claimed_by_users_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_attempts_claim" ON "exam_attempts" USING btree ("claimed_by") WHERE "exam_attempts"."claimed_by" is not null;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD CONSTRAINT "exam_attempts_claimed" CHECK (num_nulls("exam_attempts"."claimed_by", "exam_attempts"."claimed_at", "exam_attempts"."claim_seen_at") in (0, 3));