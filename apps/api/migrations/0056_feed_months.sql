-- The feed is searched month by month, the newest first, until there are enough posts: an index of words alone finds posts in no
-- order, so that all posts with a word would have to be read for ten. Months have 30 days, because they only divide the index.
create function feed_month(timestamptz) returns int language sql immutable strict parallel safe as $$
  select (($1 at time zone 'UTC')::date - date '2000-01-01') / 30
$$;
--> statement-breakpoint
-- What the keys of a month begin with. No word contains a space.
create function feed_month_key(month int) returns text language sql immutable strict parallel safe as $$
  select to_hex(month) || ' '
$$;
--> statement-breakpoint
-- post_words(published_at, texts): the keys of a post in the index. Each letter of a word but the last begins a key of up to 8
-- letters, so that every part of a word is the beginning of a key. A key without letters is for searches for single letters. A key
-- with a space is for texts that are too long for all their keys: every search of their month compares them.
create function post_words(published_at timestamptz, texts text) returns tsvector
language plpgsql immutable strict parallel safe cost 10000 as $$
declare
  month text := public.feed_month_key(public.feed_month(published_at));
begin
  if octet_length(texts) > 70000 or texts ~ '[^ \t\n\r\f\v]{250}' then
    return array_to_tsvector(array[month, month || ' ']);
  end if;
  return (
    select array_to_tsvector(array_agg(month || substr(word, start, 8)) || month)
    from string_to_table(translate(texts, E'\t\n\r\f\v', '     '), ' ') as word, generate_series(1, length(word) - 1) as start
  );
end
$$;
--> statement-breakpoint
-- post_query(words): the query for posts with every word, with a line break for the key of the month, which `in_month` replaces. Of
-- a word whose folded form has a space ("½" is " 1/2") only the part before it is in the query; posts are compared with the word anyway.
create function post_query(words text[]) returns text language sql immutable strict parallel safe as $$
  select coalesce(
    string_agg(format(E'(''\n%s'':* | ''\n '')', replace(replace(left(part, 8), '\', '\\'), '''', '''''')), ' & '),
    E'''\n''')
  from unnest(words) as word, split_part(ltrim(fold(word)), ' ', 1) as part
  where length(part) > 1
$$;
--> statement-breakpoint
create function in_month(query text, month int) returns tsquery language sql immutable strict parallel safe as $$
  select replace(query, E'\n', feed_month_key(month))::tsquery
$$;
--> statement-breakpoint
drop index if exists posts_search;
--> statement-breakpoint
ALTER TABLE "posts" DROP COLUMN "search_ascii";--> statement-breakpoint
drop function ascii_letters(text);
--> statement-breakpoint
CREATE INDEX "posts_words" ON "posts" USING gin (post_words("published_at", "search_text")) WITH (fastupdate=false);
--> statement-breakpoint
-- No plan needs statistics of the keys, and gathering them would compute the keys of every post it reads.
alter index posts_words alter column 1 set statistics 0;
--> statement-breakpoint
-- A like updates its post. Room for that on the same page spares it all indexes.
alter table posts set (fillfactor = 90);
