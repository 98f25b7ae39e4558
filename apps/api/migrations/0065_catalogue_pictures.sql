CREATE TABLE "before_after_pairs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"before_id" uuid NOT NULL,
	"after_id" uuid NOT NULL,
	"caption" jsonb
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "cover_id" uuid;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "poster_id" uuid;--> statement-breakpoint
ALTER TABLE "live_masterclasses" ADD COLUMN "cover_id" uuid;--> statement-breakpoint
ALTER TABLE "online_masterclasses" ADD COLUMN "cover_id" uuid;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "focal_x" real DEFAULT 0.5 NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "focal_y" real DEFAULT 0.5 NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "alt" jsonb;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "cover_id" uuid;--> statement-breakpoint
ALTER TABLE "before_after_pairs" ADD CONSTRAINT "before_after_pairs_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "before_after_pairs" ADD CONSTRAINT "before_after_pairs_before_id_pictures_id_fk" FOREIGN KEY ("before_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "before_after_pairs" ADD CONSTRAINT "before_after_pairs_after_id_pictures_id_fk" FOREIGN KEY ("after_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "before_after_pairs_course" ON "before_after_pairs" USING btree ("course_id","position");--> statement-breakpoint
CREATE INDEX "before_after_pairs_before" ON "before_after_pairs" USING btree ("before_id");--> statement-breakpoint
CREATE INDEX "before_after_pairs_after" ON "before_after_pairs" USING btree ("after_id");--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_cover_id_pictures_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_poster_id_pictures_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_masterclasses" ADD CONSTRAINT "live_masterclasses_cover_id_pictures_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "online_masterclasses" ADD CONSTRAINT "online_masterclasses_cover_id_pictures_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_cover_id_pictures_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courses_cover" ON "courses" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "lessons_poster" ON "lessons" USING btree ("poster_id");--> statement-breakpoint
CREATE INDEX "live_masterclasses_cover" ON "live_masterclasses" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "online_masterclasses_cover" ON "online_masterclasses" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "programs_cover" ON "programs" USING btree ("cover_id");--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_focal_point" CHECK ("pictures"."focal_x" between 0 and 1 and "pictures"."focal_y" between 0 and 1) NOT VALID;