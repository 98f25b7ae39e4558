CREATE TABLE "video_captions" (
	"video_id" uuid NOT NULL,
	"language" text NOT NULL,
	"webvtt" text NOT NULL,
	CONSTRAINT "video_captions_language" UNIQUE("video_id","language")
);
--> statement-breakpoint
CREATE TABLE "video_files" (
	"video_id" uuid NOT NULL,
	"name" text NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "video_files_name" UNIQUE("video_id","name")
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lesson_id" uuid NOT NULL,
	"uploader_id" uuid,
	"file_name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"state" text DEFAULT 'uploading' NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"run_id" uuid,
	"width" integer,
	"height" integer,
	"duration" real,
	"qualities" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"audio_languages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"file" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "videos_progress" CHECK ("videos"."progress" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "resources" ALTER COLUMN "folder" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "video_id" uuid;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "sprite" text;--> statement-breakpoint
ALTER TABLE "video_captions" ADD CONSTRAINT "video_captions_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_files" ADD CONSTRAINT "video_files_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_files" ADD CONSTRAINT "video_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "video_files_file" ON "video_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "videos_lesson" ON "videos" USING btree ("lesson_id","created_at");--> statement-breakpoint
CREATE INDEX "videos_state" ON "videos" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "videos_created" ON "videos" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "videos_uploader" ON "videos" USING btree ("uploader_id");--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;