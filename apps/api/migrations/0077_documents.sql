CREATE TABLE "content_revisions" (
	"subject_type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"data" jsonb NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"published_by" uuid,
	"note" text,
	CONSTRAINT "content_revisions_subject_type_subject_id_number_pk" PRIMARY KEY("subject_type","subject_id","number")
);
--> statement-breakpoint
CREATE TABLE "document_presences" (
	"subject_type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"path" text,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "document_presences_subject_type_subject_id_user_id_pk" PRIMARY KEY("subject_type","subject_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"subject_type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"data" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"published_revision" integer,
	"part_changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"marks" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"scheduled_at" timestamp (3) with time zone,
	"scheduled_by" uuid,
	"scheduled_note" text,
	CONSTRAINT "drafts_subject_type_subject_id_pk" PRIMARY KEY("subject_type","subject_id")
);
--> statement-breakpoint
ALTER TABLE "lessons" DROP CONSTRAINT "lessons_one_parent";--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "document_id" uuid;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "retired_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "content_revisions" ADD CONSTRAINT "content_revisions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_presences" ADD CONSTRAINT "document_presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_scheduled_by_users_id_fk" FOREIGN KEY ("scheduled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_revisions_publisher" ON "content_revisions" USING btree ("published_by");--> statement-breakpoint
CREATE INDEX "document_presences_user" ON "document_presences" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "drafts_due" ON "drafts" USING btree ("scheduled_at") WHERE "drafts"."scheduled_at" is not null;--> statement-breakpoint
CREATE INDEX "drafts_creator" ON "drafts" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "drafts_editor" ON "drafts" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "drafts_scheduler" ON "drafts" USING btree ("scheduled_by");--> statement-breakpoint
CREATE INDEX "lessons_document" ON "lessons" USING btree ("document_id");--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_one_parent" CHECK (num_nonnulls("lessons"."course_id", "lessons"."online_masterclass_id") = 1
        or num_nonnulls("lessons"."course_id", "lessons"."online_masterclass_id") = 0 and "lessons"."document_id" is not null);