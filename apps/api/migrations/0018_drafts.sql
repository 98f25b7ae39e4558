-- A row without `published_at` is a draft. Existing rows are published.
DROP INDEX "courses_newest";--> statement-breakpoint
DROP INDEX "courses_category";--> statement-breakpoint
DROP INDEX "online_masterclasses_newest";--> statement-breakpoint
DROP INDEX "programs_newest";--> statement-breakpoint
ALTER TABLE "posts" ALTER COLUMN "published_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "stories" ALTER COLUMN "published_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "published_at" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "live_masterclasses" ADD COLUMN "published_at" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "online_masterclasses" ADD COLUMN "published_at" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "published_at" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "qualifications" ADD COLUMN "published_at" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
UPDATE "courses" SET "published_at" = "created_at";--> statement-breakpoint
UPDATE "live_masterclasses" SET "published_at" = "created_at";--> statement-breakpoint
UPDATE "online_masterclasses" SET "published_at" = "created_at";--> statement-breakpoint
UPDATE "programs" SET "published_at" = "created_at";--> statement-breakpoint
CREATE INDEX "courses_newest" ON "courses" USING btree ("published_at" desc,"id");--> statement-breakpoint
CREATE INDEX "courses_category" ON "courses" USING btree ("category_id","published_at" desc);--> statement-breakpoint
CREATE INDEX "online_masterclasses_newest" ON "online_masterclasses" USING btree ("published_at" desc,"id");--> statement-breakpoint
CREATE INDEX "programs_newest" ON "programs" USING btree ("published_at" desc,"id");
--> statement-breakpoint
-- The same as in 0013, without drafts.
create or replace view search_sources as
  with language as (select unnest(array['en', 'de', 'es', 'it', 'fr', 'pt', 'fa']) as locale),
  thing as (
    select 'course' as kind, id, category_id, null::timestamptz as ends_at, name, summary,
      jsonb_build_array(description, (select name from categories where id = category_id)) || outcomes
        || coalesce((select jsonb_agg(name order by position) from lessons where course_id = courses.id), '[]') as body,
      '' as people
    from courses where published_at is not null
    union all
    select 'program', id, category_id, null, name, summary,
      jsonb_build_array(description, (select name from categories where id = category_id))
        || coalesce((select jsonb_agg(course.name order by position) from program_courses
          join courses as course on course.id = course_id
          where program_id = programs.id and course.published_at is not null), '[]'),
      ''
    from programs where published_at is not null
    union all
    select 'live-masterclass', id, category_id, ends_at, name, summary,
      jsonb_build_array(description, (select name from categories where id = category_id), city),
      venue_name || coalesce((select string_agg(' ' || first_name || ' ' || last_name, '' order by position)
        from live_masterclass_educators join users on users.id = user_id
        where live_masterclass_id = live_masterclasses.id), '')
    from live_masterclasses where published_at is not null
    union all
    select 'online-masterclass', id, category_id, null, name, summary,
      jsonb_build_array(description, (select name from categories where id = category_id)) || outcomes
        || coalesce((select jsonb_agg(name order by position) from lessons
          where online_masterclass_id = online_masterclasses.id), '[]'),
      coalesce((select string_agg(' ' || first_name || ' ' || last_name, '' order by position)
        from online_masterclass_educators join users on users.id = user_id
        where online_masterclass_id = online_masterclasses.id), '')
    from online_masterclasses where published_at is not null
  )
  select thing.kind, id as thing_id, locale, category_id,
    -- Live masterclasses are not counted: they rank in the middle.
    case when thing.kind = 'live-masterclass' then 50 else coalesce(score, 0) end as popularity,
    ends_at,
    case when name ? locale then locale else 'en' end as language,
    coalesce(name->>locale, name->>'en', '') as name,
    coalesce(summary->>locale, summary->>'en', '') as summary,
    (select string_agg(coalesce(part->>locale, part->>'en', ''), ' ') from jsonb_array_elements(body) as part)
      || ' ' || people as body
  from thing cross join language
    left join product_popularity on product_popularity.kind = thing.kind and product_id = id;
--> statement-breakpoint
-- refresh_search(kind, ids, languages): indexes products again; drafts and deleted products are removed.
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
    gone := array(select unnest(ids) except select thing_id from search_sources
      where kind = wanted_kind and thing_id = any(ids));
    if cardinality(gone) > 0 then
      delete from search_entries where kind = wanted_kind and thing_id = any(gone);
      delete from search_entry_words where kind = wanted_kind and thing_id = any(gone);
    end if;
  end if;
end
$$;
--> statement-breakpoint
-- The job adds the programs of a course.
do $$
declare
  product record;
begin
  for product in select * from (values ('courses', 'course'), ('programs', 'program'),
    ('live_masterclasses', 'live-masterclass'), ('online_masterclasses', 'online-masterclass')) as named (source, kind)
  loop
    execute format('create trigger search_%s_published after update of published_at on %I for each row
      when ((old.published_at is null) <> (new.published_at is null))
      execute function queue_search_change(%L, %L)',
      replace(product.kind, '-', '_'), product.source, product.kind, 'id');
  end loop;
end
$$;
