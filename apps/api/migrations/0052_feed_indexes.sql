DROP INDEX "posts_newest";--> statement-breakpoint
DROP INDEX "posts_category";--> statement-breakpoint
DROP INDEX "posts_type";--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("published_at" desc,"id","state","author_id","category_id","type");--> statement-breakpoint
CREATE INDEX "posts_category" ON "posts" USING btree ("category_id","published_at" desc,"id","type","state","author_id");--> statement-breakpoint
CREATE INDEX "posts_type" ON "posts" USING btree ("type","published_at" desc,"id","state","author_id");