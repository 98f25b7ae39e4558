CREATE TABLE "exam_photograph_sizes" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"photograph_id" uuid NOT NULL,
	"width" integer NOT NULL,
	CONSTRAINT "exam_photograph_sizes_width" UNIQUE("photograph_id","width")
);
--> statement-breakpoint
ALTER TABLE "exam_photograph_sizes" ADD CONSTRAINT "exam_photograph_sizes_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_photograph_sizes" ADD CONSTRAINT "exam_photograph_sizes_photograph_id_exam_files_file_id_fk" FOREIGN KEY ("photograph_id") REFERENCES "public"."exam_files"("file_id") ON DELETE cascade ON UPDATE no action;