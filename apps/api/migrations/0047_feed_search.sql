-- ascii_letters(text): a folded text with its Persian letters as capitals of ASCII, a letter for a letter. Which other letters make
-- trigrams depends on the locale of the database: in "C" none do, and a search for a Persian word would read the whole index.
-- Folded texts have no capitals, so that no Latin word is found in a Persian one.
create function ascii_letters(text) returns text language sql immutable strict parallel safe as $$
  select case when octet_length($1) = length($1) then $1
    else translate($1, 'ءابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی', 'EABPTSJCHXDZRZJSWSZTZOGFQKLLMNVHI') end
$$;
--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "search_ascii" text GENERATED ALWAYS AS (ascii_letters(fold(localized_texts(name) || ' ' || localized_texts(body)))) STORED;--> statement-breakpoint
drop index if exists posts_search;
--> statement-breakpoint
-- Optional, as in 0000: without the extension a search reads the posts in the order of the feed.
do $$
begin
  if exists (select from pg_extension where extname = 'pg_trgm') then
    create index posts_search on posts using gin (search_ascii public.gin_trgm_ops);
  end if;
end
$$;
--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("order_id") WHERE "refunds"."state" in ('created', 'failed');
