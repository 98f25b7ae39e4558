ALTER TABLE "stories" ADD COLUMN "picture_id" uuid;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "picture_alt" text;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stories_picture" ON "stories" USING btree ("picture_id");