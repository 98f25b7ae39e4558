CREATE TABLE "lesson_chapters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lesson_id" uuid NOT NULL,
	"starts_at" integer NOT NULL,
	"name" jsonb NOT NULL,
	CONSTRAINT "lesson_chapters_start" UNIQUE("lesson_id","starts_at"),
	CONSTRAINT "lesson_chapters_start_not_negative" CHECK ("lesson_chapters"."starts_at" >= 0)
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"moment" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notes_moment" CHECK ("notes"."moment" >= 0)
);
--> statement-breakpoint
CREATE TABLE "resource_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"resource_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"file" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "resource_files_file" UNIQUE("resource_id","file")
);
--> statement-breakpoint
-- multirange_seconds(ranges): the sum of the lengths.
create function multirange_seconds(ranges int4multirange) returns integer language sql immutable strict parallel safe as $$
  select coalesce(sum(upper(part) - lower(part)), 0)::integer from unnest(ranges) as part
$$;
--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "watched" "int4multirange" DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Until now only the seconds were stored; they were watched from the start.
update lesson_progress set watched = int4multirange(int4range(0, watched_seconds)) where watched_seconds > 0;
--> statement-breakpoint
ALTER TABLE "lesson_progress" drop column "watched_seconds";--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "watched_seconds" integer GENERATED ALWAYS AS (multirange_seconds(watched)) STORED NOT NULL;--> statement-breakpoint
-- Room in each page for the next version of a row that is saved every ten seconds.
ALTER TABLE "lesson_progress" SET (fillfactor = 70);--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "position_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "is_done_by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "duration" integer;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "is_excerpt" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_chapters" ADD CONSTRAINT "lesson_chapters_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_files" ADD CONSTRAINT "resource_files_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notes_lesson" ON "notes" USING btree ("user_id","lesson_id","moment");--> statement-breakpoint
CREATE INDEX "notes_of_lesson" ON "notes" USING btree ("lesson_id");--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_position" CHECK (("lesson_progress"."position" is null) = ("lesson_progress"."position_at" is null) and "lesson_progress"."position" >= 0);--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_by_hand" CHECK (not "lesson_progress"."is_done_by_hand" or "lesson_progress"."done_at" is not null);