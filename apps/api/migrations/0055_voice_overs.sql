CREATE TABLE "voice_overs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"video_id" uuid NOT NULL,
	"language" text NOT NULL,
	"uploader_id" uuid,
	"file_name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"state" text DEFAULT 'uploading' NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"failure" text,
	"folder" text,
	"bitrate" integer,
	"has_upload" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "voice_overs" ADD CONSTRAINT "voice_overs_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_overs" ADD CONSTRAINT "voice_overs_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voice_overs_video" ON "voice_overs" USING btree ("video_id","created_at");--> statement-breakpoint
CREATE INDEX "voice_overs_state" ON "voice_overs" USING btree ("state","updated_at");--> statement-breakpoint
CREATE INDEX "voice_overs_uploader" ON "voice_overs" USING btree ("uploader_id");--> statement-breakpoint
CREATE UNIQUE INDEX "voice_overs_ready" ON "voice_overs" USING btree ("video_id","language") WHERE "voice_overs"."state" = 'ready';