-- Popularity moves from the products into a table of its own, and the search index is updated by a job instead of by triggers:
-- a transaction that writes to the catalogue only inserts rows into a queue and takes no lock that others wait for.
CREATE TABLE "popularity_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "popularity_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"product_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_popularity" (
	"kind" text NOT NULL,
	"product_id" uuid NOT NULL,
	"score" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_popularity_kind_product_id_pk" PRIMARY KEY("kind","product_id")
);
--> statement-breakpoint
-- Rows of products whose entries must be written again. Not unique: a transaction would wait for another that inserts the
-- same key.
create table search_changes (
  id bigint primary key generated always as identity,
  kind text not null,
  thing_id uuid not null
);
--> statement-breakpoint
-- With their triggers. This locks the tables of the catalogue until the end of the migration.
drop function search_sources_changed, search_names_changed, take_search_turn cascade;
--> statement-breakpoint
insert into product_popularity (kind, product_id, score)
  select 'course', id, popularity from courses
  union all select 'program', id, popularity from programs
  union all select 'online-masterclass', id, popularity from online_masterclasses;
--> statement-breakpoint
CREATE INDEX "product_popularity_order" ON "product_popularity" USING btree ("kind","score" desc,"product_id");--> statement-breakpoint
-- The same as in 0009, with the popularity from its new table.
create or replace view search_sources as
  with language as (select unnest(array['en', 'de', 'es', 'it', 'fr', 'pt', 'fa']) as locale),
  thing as (
    select 'course' as kind, id, category_id, null::timestamptz as ends_at, name, summary,
      jsonb_build_array(description, (select name from categories where id = category_id)) || outcomes
        || coalesce((select jsonb_agg(name order by position) from lessons where course_id = courses.id), '[]') as body,
      '' as people
    from courses
    union all
    select 'program', id, category_id, null, name, summary,
      jsonb_build_array(description, (select name from categories where id = category_id))
        || coalesce((select jsonb_agg(course.name order by position) from program_courses
          join courses as course on course.id = course_id where program_id = programs.id), '[]'),
      ''
    from programs
    union all
    select 'live-masterclass', id, category_id, ends_at, name, summary,
      jsonb_build_array(description, (select name from categories where id = category_id), city),
      venue_name || coalesce((select string_agg(' ' || first_name || ' ' || last_name, '' order by position)
        from live_masterclass_educators join users on users.id = user_id
        where live_masterclass_id = live_masterclasses.id), '')
    from live_masterclasses
    union all
    select 'online-masterclass', id, category_id, null, name, summary,
      jsonb_build_array(description, (select name from categories where id = category_id)) || outcomes
        || coalesce((select jsonb_agg(name order by position) from lessons
          where online_masterclass_id = online_masterclasses.id), '[]'),
      coalesce((select string_agg(' ' || first_name || ' ' || last_name, '' order by position)
        from online_masterclass_educators join users on users.id = user_id
        where online_masterclass_id = online_masterclasses.id), '')
    from online_masterclasses
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
DROP INDEX "courses_popular";--> statement-breakpoint
DROP INDEX "programs_popular";--> statement-breakpoint
ALTER TABLE "courses" DROP COLUMN "popularity";--> statement-breakpoint
ALTER TABLE "online_masterclasses" DROP COLUMN "popularity";--> statement-breakpoint
ALTER TABLE "programs" DROP COLUMN "popularity";--> statement-breakpoint
-- add_popularity(kind), remove_popularity(kind): each product has a row, so that lists can be read in the order of its index.
create function add_popularity() returns trigger language plpgsql as $$
begin
  insert into product_popularity (kind, product_id) select tg_argv[0], id from added on conflict do nothing;
  return null;
end
$$;
--> statement-breakpoint
create function remove_popularity() returns trigger language plpgsql as $$
begin
  delete from product_popularity where kind = tg_argv[0] and product_id in (select id from removed);
  return null;
end
$$;
--> statement-breakpoint
-- queue_search_change(kind, column): queues the id in a column of the row, before and after the change.
create function queue_search_change() returns trigger language plpgsql as $$
begin
  insert into search_changes (kind, thing_id)
  select distinct tg_argv[0], changed.id::uuid
  from unnest(array[to_jsonb(old)->>tg_argv[1], to_jsonb(new)->>tg_argv[1]]) as changed (id)
  where changed.id is not null;
  return null;
end
$$;
--> statement-breakpoint
do $$
declare
  source record;
  column_names text[];
begin
  for source in select * from (values
    ('courses', 'course'), ('programs', 'program'), ('online_masterclasses', 'online-masterclass')
  ) as product (name, kind)
  loop
    execute format('create trigger popularity_added after insert on %I referencing new table as added
      for each statement execute function add_popularity(%L)', source.name, source.kind);
    execute format('create trigger popularity_removed after delete on %I referencing old table as removed
      for each statement execute function remove_popularity(%L)', source.name, source.kind);
  end loop;
  -- Only the columns that search_sources reads. The job adds the programs of a course, and the products of a category or
  -- educator.
  for source in select * from (values
    ('courses', 'course', 'id', 'name, summary, description, outcomes, category_id'),
    ('programs', 'program', 'id', 'name, summary, description, category_id'),
    ('live_masterclasses', 'live-masterclass', 'id',
      'name, summary, description, category_id, city, venue_name, ends_at'),
    ('online_masterclasses', 'online-masterclass', 'id', 'name, summary, description, outcomes, category_id'),
    ('lessons', 'course', 'course_id', 'name, course_id'),
    ('lessons', 'online-masterclass', 'online_masterclass_id', 'name, online_masterclass_id'),
    ('program_courses', 'program', 'program_id', 'program_id, course_id'),
    ('live_masterclass_educators', 'live-masterclass', 'live_masterclass_id', 'live_masterclass_id, user_id'),
    ('online_masterclass_educators', 'online-masterclass', 'online_masterclass_id', 'online_masterclass_id, user_id'),
    ('categories', 'category', 'id', 'name'),
    ('users', 'educator', 'id', 'first_name, last_name')
  ) as watched (name, kind, id_column, columns)
  loop
    column_names := string_to_array(source.columns, ', ');
    if source.kind not in ('category', 'educator') then
      execute format('create trigger search_%s_added_or_removed after insert or delete on %I
        for each row execute function queue_search_change(%L, %L)',
        replace(source.kind, '-', '_'), source.name, source.kind, source.id_column);
    end if;
    execute format('create trigger search_%s_changed after update of %s on %I for each row
      when ((%s) is distinct from (%s)) execute function queue_search_change(%L, %L)',
      replace(source.kind, '-', '_'), source.columns, source.name,
      (select string_agg('old.' || name, ', ') from unnest(column_names) as name),
      (select string_agg('new.' || name, ', ') from unnest(column_names) as name),
      source.kind, source.id_column);
  end loop;
end
$$;
