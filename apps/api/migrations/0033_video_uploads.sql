ALTER TABLE "video_captions" ADD COLUMN "file" text NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "has_upload" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "video_captions" DROP COLUMN "webvtt";--> statement-breakpoint
ALTER TABLE "videos" DROP COLUMN "file";