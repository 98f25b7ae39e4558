CREATE TABLE "exam_answers" (
	"attempt_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"option_ids" uuid[] DEFAULT '{}' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"mark" integer,
	"comment" text,
	CONSTRAINT "exam_answers_attempt_id_question_id_pk" PRIMARY KEY("attempt_id","question_id"),
	CONSTRAINT "exam_answers_mark" CHECK ("exam_answers"."mark" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "exam_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"exam_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"state" text DEFAULT 'ready_for_submission' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"reviewed_at" timestamp (3) with time zone,
	"reviewed_by" uuid,
	"comment" text,
	CONSTRAINT "exam_attempts_number" UNIQUE("user_id","exam_id","number"),
	CONSTRAINT "exam_attempts_submitted" CHECK (("exam_attempts"."state" = 'ready_for_submission') = ("exam_attempts"."submitted_at" is null)),
	CONSTRAINT "exam_attempts_reviewed" CHECK (("exam_attempts"."state" in ('approved', 'rejected')) = ("exam_attempts"."reviewed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "exam_files" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"drawing" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"exam_id" uuid NOT NULL,
	"questions" jsonb NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exam_versions_once" UNIQUE("exam_id","digest")
);
--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "max_attempts" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "retake_hours" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_answers" ADD CONSTRAINT "exam_answers_attempt_id_exam_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."exam_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD CONSTRAINT "exam_attempts_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD CONSTRAINT "exam_attempts_version_id_exam_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."exam_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD CONSTRAINT "exam_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD CONSTRAINT "exam_attempts_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_files" ADD CONSTRAINT "exam_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_files" ADD CONSTRAINT "exam_files_attempt_id_question_id_exam_answers_attempt_id_question_id_fk" FOREIGN KEY ("attempt_id","question_id") REFERENCES "public"."exam_answers"("attempt_id","question_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_versions" ADD CONSTRAINT "exam_versions_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "exam_attempts_open" ON "exam_attempts" USING btree ("user_id","exam_id") WHERE "exam_attempts"."state" in ('ready_for_submission', 'submitted');--> statement-breakpoint
CREATE INDEX "exam_attempts_queue" ON "exam_attempts" USING btree ("state","submitted_at","id");--> statement-breakpoint
CREATE INDEX "exam_attempts_exam" ON "exam_attempts" USING btree ("exam_id","state","submitted_at");--> statement-breakpoint
CREATE INDEX "exam_attempts_version" ON "exam_attempts" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "exam_attempts_examiner" ON "exam_attempts" USING btree ("reviewed_by");--> statement-breakpoint
CREATE INDEX "exam_files_answer" ON "exam_files" USING btree ("attempt_id","question_id","created_at");--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_limits" CHECK ("exams"."max_attempts" > 0 and "exams"."retake_hours" >= 0);