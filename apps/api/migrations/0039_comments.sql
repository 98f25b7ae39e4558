-- localized_texts(texts): a text in all its languages, for search.
create function localized_texts(texts jsonb) returns text language sql immutable strict parallel safe as $$
  select coalesce(string_agg(value, ' '), '') from jsonb_each_text(texts)
$$;
--> statement-breakpoint
CREATE TABLE "comment_likes" (
	"comment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comment_likes_user_id_comment_id_pk" PRIMARY KEY("user_id","comment_id")
);
--> statement-breakpoint
DROP INDEX "posts_newest";--> statement-breakpoint
DROP INDEX "posts_category";--> statement-breakpoint
DROP INDEX "posts_type";--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "likes_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold(localized_texts(name) || ' ' || localized_texts(body))) STORED;--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_likes_comment" ON "comment_likes" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("published_at" desc,"id","state");--> statement-breakpoint
CREATE INDEX "posts_category" ON "posts" USING btree ("category_id","published_at" desc,"id","type","state");--> statement-breakpoint
CREATE INDEX "posts_type" ON "posts" USING btree ("type","published_at" desc,"id","state");--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_likes" CHECK ("comments"."likes_count" >= 0);
--> statement-breakpoint
-- Optional, as in 0000: without the extension a search reads the posts in the order of the feed.
do $$
begin
  if exists (select from pg_extension where extname = 'pg_trgm') then
    create index posts_search on posts using gin (search_text public.gin_trgm_ops);
  end if;
end
$$;
