-- Blocks writers during the migration, so that no word is counted twice. Locks the tables instead of taking the writers' advisory
-- lock: a running writer already holds a table lock and waits for the advisory lock.
lock table courses, programs, live_masterclasses, online_masterclasses, lessons, program_courses, live_masterclass_educators,
  online_masterclass_educators, categories, users in share row exclusive mode;
--> statement-breakpoint
-- The words of an entry are needed when it is written, not when it is searched. In a separate table they double the number of
-- entries per page that a search reads.
create table search_entry_words (
  kind text not null,
  thing_id uuid not null,
  locale text not null,
  title_words text[] not null,
  words text[] not null,
  -- The id comes first, because a deleted product is looked up in all languages.
  primary key (thing_id, kind, locale)
);
--> statement-breakpoint
insert into search_entry_words select kind, thing_id, locale, title_words, words from search_entries;
--> statement-breakpoint
drop trigger search_words_added on search_entries;
--> statement-breakpoint
drop trigger search_words_changed on search_entries;
--> statement-breakpoint
drop trigger search_words_removed on search_entries;
--> statement-breakpoint
alter table search_entries drop column title_words, drop column words;
--> statement-breakpoint
create trigger search_words_added after insert on search_entry_words
  referencing new table as added for each statement execute function count_search_words();
--> statement-breakpoint
create trigger search_words_changed after update on search_entry_words
  referencing new table as added old table as removed for each statement execute function count_search_words();
--> statement-breakpoint
create trigger search_words_removed after delete on search_entry_words
  referencing old table as removed for each statement execute function count_search_words();
--> statement-breakpoint
-- refresh_search(kind, ids, languages): indexes products again; deleted ones are removed. An English fallback text is stemmed in
-- the language of the search, because its words are looked up by those stems.
create or replace function refresh_search(wanted_kind text, ids uuid[],
  languages text[] default array['en', 'de', 'es', 'it', 'fr', 'pt', 'fa']) returns void language plpgsql as $$
declare
  gone uuid[];
begin
  if cardinality(ids) > 0 then
    -- One writer at a time, to prevent deadlocks on the words.
    perform pg_advisory_xact_lock(7225303);
    with read as materialized (
      select kind, thing_id, locale, category_id, popularity, ends_at, title,
        setweight(title, 'A')
          || setweight(to_tsvector(search_config(locale), summary_text), 'B')
          || setweight(to_tsvector(search_config(locale), body_text), 'C') as document,
        tsvector_to_array(to_tsvector('simple', name_text)) as title_words,
        tsvector_to_array(to_tsvector('simple', name_text || ' ' || summary_text || ' ' || body_text)) as words
      from search_sources,
        lateral (select search_text(name) as name_text, search_text(summary) as summary_text,
          search_text(body) as body_text offset 0) as texts,
        lateral (select to_tsvector(search_config(locale), name_text) as title offset 0) as titles
      where kind = wanted_kind and thing_id = any(ids) and locale = any(languages)
    ),
    entries as (
      insert into search_entries as entry (kind, thing_id, locale, category_id, popularity, ends_at, title, document)
      select kind, thing_id, locale, category_id, popularity, ends_at, title, document from read
      on conflict (locale, kind, thing_id) do update set
        category_id = excluded.category_id, popularity = excluded.popularity, ends_at = excluded.ends_at,
        title = excluded.title, document = excluded.document
      where (entry.category_id, entry.popularity, entry.ends_at, entry.document)
        is distinct from (excluded.category_id, excluded.popularity, excluded.ends_at, excluded.document)
    )
    insert into search_entry_words as entry (kind, thing_id, locale, title_words, words)
    select kind, thing_id, locale, title_words, words from read
    on conflict (locale, kind, thing_id) do update set title_words = excluded.title_words, words = excluded.words
    where (entry.title_words, entry.words) is distinct from (excluded.title_words, excluded.words);
    gone := array(select unnest(ids) except (
      select id from courses where wanted_kind = 'course' and id = any(ids)
      union all select id from programs where wanted_kind = 'program' and id = any(ids)
      union all select id from live_masterclasses where wanted_kind = 'live-masterclass' and id = any(ids)
      union all select id from online_masterclasses where wanted_kind = 'online-masterclass' and id = any(ids)
    ));
    if cardinality(gone) > 0 then
      delete from search_entries where kind = wanted_kind and thing_id = any(gone);
      delete from search_entry_words where kind = wanted_kind and thing_id = any(gone);
    end if;
  end if;
end
$$;
