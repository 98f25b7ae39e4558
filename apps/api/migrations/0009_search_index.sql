-- The search index: the entries in each language, and the vocabulary. Triggers on the tables of the catalogue update both (until
-- 0013). Each language is a partition, so that a search in one does not read the others.
create table search_entries (
  kind text not null,
  thing_id uuid not null,
  locale text not null,
  category_id uuid not null,
  popularity integer not null,
  -- The end of an event; null for products without a date.
  ends_at timestamptz,
  -- The stems of the name, and of all texts with weight A for the name, B for the summary, C for the rest.
  title tsvector not null,
  document tsvector not null,
  -- The distinct words, from which search_words is counted.
  title_words text[] not null,
  words text[] not null,
  primary key (locale, kind, thing_id)
) partition by list (locale);
--> statement-breakpoint
-- Partitions take the storage over. The same words inside of "create table" need PostgreSQL 16.
alter table search_entries alter column document set storage main;
--> statement-breakpoint
create table search_words (
  locale text not null,
  word text collate "C" not null,
  lexeme text collate "C" not null,
  spelling text collate "C" not null,
  -- The number of entries that contain the word, and of those that have it in their name.
  documents integer not null,
  titles integer not null,
  primary key (locale, word)
) partition by list (locale);
--> statement-breakpoint
do $$
declare
  language text;
begin
  foreach language in array array['en', 'de', 'es', 'it', 'fr', 'pt', 'fa'] loop
    execute format('create table search_entries_%1$s partition of search_entries for values in (%1$L)', language);
    execute format('create table search_words_%1$s partition of search_words for values in (%1$L)', language);
  end loop;
end
$$;
--> statement-breakpoint
create index search_entries_document on search_entries using gin (document);
--> statement-breakpoint
create index search_entries_title on search_entries using gin (title);
--> statement-breakpoint
-- By popularity, for searches with too many matches to rank all.
create index search_entries_popular on search_entries (kind, popularity desc, thing_id);
--> statement-breakpoint
create index search_entries_category on search_entries (kind, category_id, popularity desc, thing_id);
--> statement-breakpoint
create index search_words_lexeme on search_words (lexeme);
--> statement-breakpoint
-- nearest_words(language, spelling, most): known words that are similar to an unknown one.
do $$
begin
  if exists (select from pg_extension where extname = 'pg_trgm') then
    create index search_words_spelling on search_words using gin (spelling public.gin_trgm_ops);
    create function nearest_words(language text, wanted text, most integer) returns setof search_words
      language plpgsql stable set pg_trgm.similarity_threshold = 0.3 as $near$
    begin
      -- One error in a short word leaves few common trigrams.
      if length(wanted) < 7 then
        perform set_config('pg_trgm.similarity_threshold', '0.2', true);
      end if;
      return query select * from search_words
        where locale = language and spelling operator(public.%) wanted
        order by public.similarity(spelling, wanted) desc limit most;
    end
    $near$;
  else
    -- Without trigrams: words with the same first letter and a similar length.
    create function nearest_words(language text, wanted text, most integer) returns setof search_words
      language sql stable as $near$
      select * from search_words
        where locale = language and word like left(wanted, 1) || '%' and abs(length(word) - length(wanted)) < 3
        order by documents desc limit 10 * most
    $near$;
  end if;
end
$$;
--> statement-breakpoint
-- The indexed texts of a product in each language, with English as the fallback.
create view search_sources as
  with language as (select unnest(array['en', 'de', 'es', 'it', 'fr', 'pt', 'fa']) as locale),
  thing as (
    select 'course' as kind, id, category_id, popularity, null::timestamptz as ends_at, name, summary,
      jsonb_build_array(description, (select name from categories where id = category_id)) || outcomes
        || coalesce((select jsonb_agg(name order by position) from lessons where course_id = courses.id), '[]') as body,
      '' as people
    from courses
    union all
    select 'program', id, category_id, popularity, null, name, summary,
      jsonb_build_array(description, (select name from categories where id = category_id))
        || coalesce((select jsonb_agg(course.name order by position) from program_courses
          join courses as course on course.id = course_id where program_id = programs.id), '[]'),
      ''
    from programs
    union all
    select 'live-masterclass', id, category_id, 50, ends_at, name, summary,
      jsonb_build_array(description, (select name from categories where id = category_id), city),
      venue_name || coalesce((select string_agg(' ' || first_name || ' ' || last_name, '' order by position)
        from live_masterclass_educators join users on users.id = user_id
        where live_masterclass_id = live_masterclasses.id), '')
    from live_masterclasses
    union all
    select 'online-masterclass', id, category_id, popularity, null, name, summary,
      jsonb_build_array(description, (select name from categories where id = category_id)) || outcomes
        || coalesce((select jsonb_agg(name order by position) from lessons
          where online_masterclass_id = online_masterclasses.id), '[]'),
      coalesce((select string_agg(' ' || first_name || ' ' || last_name, '' order by position)
        from online_masterclass_educators join users on users.id = user_id
        where online_masterclass_id = online_masterclasses.id), '')
    from online_masterclasses
  )
  select kind, id as thing_id, locale, category_id, popularity, ends_at,
    case when name ? locale then locale else 'en' end as language,
    coalesce(name->>locale, name->>'en', '') as name,
    coalesce(summary->>locale, summary->>'en', '') as summary,
    (select string_agg(coalesce(part->>locale, part->>'en', ''), ' ') from jsonb_array_elements(body) as part)
      || ' ' || people as body
  from thing cross join language;
--> statement-breakpoint
-- refresh_search(kind, ids, languages): indexes products again; deleted ones are removed.
create function refresh_search(wanted_kind text, ids uuid[],
  languages text[] default array['en', 'de', 'es', 'it', 'fr', 'pt', 'fa']) returns void language plpgsql as $$
begin
  if cardinality(ids) > 0 then
    -- One writer at a time, to prevent deadlocks on search_words.
    perform pg_advisory_xact_lock(7225303);
    insert into search_entries as entry
    select kind, thing_id, locale, category_id, popularity, ends_at, title,
      setweight(title, 'A')
        || setweight(to_tsvector(search_config(language), summary_text), 'B')
        || setweight(to_tsvector(search_config(language), body_text), 'C'),
      tsvector_to_array(to_tsvector('simple', name_text)),
      tsvector_to_array(to_tsvector('simple', name_text || ' ' || summary_text || ' ' || body_text))
    from search_sources,
      lateral (select search_text(name) as name_text, search_text(summary) as summary_text,
        search_text(body) as body_text offset 0) as texts,
      lateral (select to_tsvector(search_config(language), name_text) as title offset 0) as titles
    where kind = wanted_kind and thing_id = any(ids) and locale = any(languages)
    on conflict (locale, kind, thing_id) do update set
      category_id = excluded.category_id, popularity = excluded.popularity, ends_at = excluded.ends_at,
      title = excluded.title, document = excluded.document,
      title_words = excluded.title_words, words = excluded.words
    where (entry.category_id, entry.popularity, entry.ends_at, entry.document, entry.words)
      is distinct from (excluded.category_id, excluded.popularity, excluded.ends_at, excluded.document, excluded.words);
    delete from search_entries
    where kind = wanted_kind and thing_id = any(ids) and thing_id not in (
      select id from courses where wanted_kind = 'course' and id = any(ids)
      union all select id from programs where wanted_kind = 'program' and id = any(ids)
      union all select id from live_masterclasses where wanted_kind = 'live-masterclass' and id = any(ids)
      union all select id from online_masterclasses where wanted_kind = 'online-masterclass' and id = any(ids)
    );
  end if;
end
$$;
--> statement-breakpoint
-- Updates the counts of the words of inserted and deleted entries, and deletes words without entries.
create function count_search_words() returns trigger language plpgsql as $$
declare
  entries text := case tg_op
    when 'INSERT' then 'select 1 as way, * from added'
    when 'DELETE' then 'select -1 as way, * from removed'
    else 'select 1 as way, * from added union all select -1, * from removed' end;
begin
  execute format($query$
    insert into search_words as known (locale, word, lexeme, spelling, documents, titles)
    select locale, word, lexeme_of(locale, word), spelling_of(word), sum(way),
      sum(case when word = any(title_words) then way else 0 end)
    from (%s) as entry, unnest(words) as word
    group by locale, word
    having sum(way) <> 0 or sum(case when word = any(title_words) then way else 0 end) <> 0
    on conflict (locale, word) do update set
      documents = known.documents + excluded.documents, titles = known.titles + excluded.titles
  $query$, entries);
  delete from search_words where documents <= 0;
  return null;
end
$$;
--> statement-breakpoint
create index search_words_forgotten on search_words (locale) where documents <= 0;
--> statement-breakpoint
create trigger search_words_added after insert on search_entries
  referencing new table as added for each statement execute function count_search_words();
--> statement-breakpoint
create trigger search_words_changed after update on search_entries
  referencing new table as added old table as removed for each statement execute function count_search_words();
--> statement-breakpoint
create trigger search_words_removed after delete on search_entries
  referencing old table as removed for each statement execute function count_search_words();
--> statement-breakpoint
-- Trigger arguments: the kind of the affected products, and the query that selects their ids from the changed rows.
create function search_sources_changed() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  execute format('select array_agg(distinct id) from (%s) as concerned where id is not null', (
    select string_agg(replace(tg_argv[1], 'changed', version), ' union all ')
    from unnest(case tg_op when 'INSERT' then array['added'] when 'DELETE' then array['removed']
      else array['added', 'removed'] end) as version)) into ids;
  perform refresh_search(tg_argv[0], ids);
  return null;
end
$$;
--> statement-breakpoint
do $$
declare
  watched record;
begin
  for watched in select * from (values
    ('courses', 'course', 'select id from changed'),
    ('programs', 'program', 'select id from changed'),
    ('live_masterclasses', 'live-masterclass', 'select id from changed'),
    ('online_masterclasses', 'online-masterclass', 'select id from changed'),
    ('lessons', 'course', 'select course_id as id from changed'),
    ('lessons', 'online-masterclass', 'select online_masterclass_id as id from changed'),
    ('program_courses', 'program', 'select program_id as id from changed'),
    ('live_masterclass_educators', 'live-masterclass', 'select live_masterclass_id as id from changed'),
    ('online_masterclass_educators', 'online-masterclass', 'select online_masterclass_id as id from changed')
  ) as watching (source, kind, concerned)
  loop
    execute format('create trigger search_%2$s_added after insert on %1$I referencing new table as added
      for each statement execute function search_sources_changed(%3$L, %4$L)',
      watched.source, replace(watched.kind, '-', '_'), watched.kind, watched.concerned);
    execute format('create trigger search_%2$s_changed after update on %1$I
      referencing new table as added old table as removed
      for each statement execute function search_sources_changed(%3$L, %4$L)',
      watched.source, replace(watched.kind, '-', '_'), watched.kind, watched.concerned);
    execute format('create trigger search_%2$s_removed after delete on %1$I referencing old table as removed
      for each statement execute function search_sources_changed(%3$L, %4$L)',
      watched.source, replace(watched.kind, '-', '_'), watched.kind, watched.concerned);
  end loop;
end
$$;
--> statement-breakpoint
-- Products are indexed with the names of their category and educators.
create function search_names_changed() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'categories' then
    perform refresh_search('course', array(select id from courses where category_id = new.id));
    perform refresh_search('program', array(select id from programs where category_id = new.id));
    perform refresh_search('live-masterclass', array(select id from live_masterclasses where category_id = new.id));
    perform refresh_search('online-masterclass', array(select id from online_masterclasses where category_id = new.id));
  else
    perform refresh_search('live-masterclass',
      array(select live_masterclass_id from live_masterclass_educators where user_id = new.id));
    perform refresh_search('online-masterclass',
      array(select online_masterclass_id from online_masterclass_educators where user_id = new.id));
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger search_category_named after update of name on categories
  for each row when (old.name is distinct from new.name) execute function search_names_changed();
--> statement-breakpoint
create trigger search_person_named after update of first_name, last_name on users
  for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function search_names_changed();
--> statement-breakpoint
select refresh_search('course', array(select id from courses)), refresh_search('program', array(select id from programs)),
  refresh_search('live-masterclass', array(select id from live_masterclasses)),
  refresh_search('online-masterclass', array(select id from online_masterclasses));
