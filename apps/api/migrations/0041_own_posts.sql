CREATE TABLE "post_revisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"replaced_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "posts_author";--> statement-breakpoint
ALTER TABLE "post_resources" ADD COLUMN "alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "post_resources" ADD COLUMN "picture_id" uuid;--> statement-breakpoint
ALTER TABLE "post_resources" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "scheduled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "accepted_comment_id" uuid;--> statement-breakpoint
ALTER TABLE "post_revisions" ADD CONSTRAINT "post_revisions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_revisions_post" ON "post_revisions" USING btree ("post_id","replaced_at" desc);--> statement-breakpoint
ALTER TABLE "post_resources" ADD CONSTRAINT "post_resources_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_resources" ADD CONSTRAINT "post_resources_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_accepted_comment_id_comments_id_fk" FOREIGN KEY ("accepted_comment_id") REFERENCES "public"."comments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_resources_picture" ON "post_resources" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "post_resources_file" ON "post_resources" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "posts_accepted_comment" ON "posts" USING btree ("accepted_comment_id");--> statement-breakpoint
CREATE INDEX "posts_schedule" ON "posts" USING btree ("scheduled_at") WHERE "posts"."scheduled_at" is not null;--> statement-breakpoint
CREATE INDEX "posts_author" ON "posts" USING btree ("author_id","saved_at" desc);