-- localized_text(texts, locale): the text for a reader of a language: in that language, else in English, else in any, in the order
-- of the contract's `locales`. PostgreSQL inlines it, so it may not contain a subquery.
create function localized_text(texts jsonb, locale text) returns text language sql immutable parallel safe as $$
  select coalesce(texts->>locale, texts->>'en', texts->>'de', texts->>'es', texts->>'it', texts->>'fr', texts->>'pt', texts->>'fa')
$$;
--> statement-breakpoint
-- localized_locale(texts, locale): the language of that text.
create function localized_locale(texts jsonb, locale text) returns text language sql immutable parallel safe as $$
  select case when texts ? locale then locale when texts ? 'en' then 'en' when texts ? 'de' then 'de' when texts ? 'es' then 'es'
    when texts ? 'it' then 'it' when texts ? 'fr' then 'fr' when texts ? 'pt' then 'pt' when texts ? 'fa' then 'fa' end
$$;
--> statement-breakpoint
drop view search_sources;
--> statement-breakpoint
-- The same as in 0018, with texts that may lack languages.
create view search_sources as
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
    coalesce(localized_text(name, locale), '') as name,
    coalesce(localized_text(summary, locale), '') as summary,
    (select string_agg(localized_text(part, locale), ' ') from jsonb_array_elements(body) as part)
      || ' ' || people as body
  from thing cross join language
    left join product_popularity on product_popularity.kind = thing.kind and product_id = id;
--> statement-breakpoint
-- Indexes again what lacks a language. The job leaves unchanged entries as they are.
insert into search_changes (kind, thing_id) select kind, thing_id from search_sources where locale = 'en';
