-- Programs are indexed with the names of their courses.
create trigger search_program_courses_named after update on courses
  referencing new table as added old table as removed for each statement execute function search_sources_changed('program',
  'select program_id as id from program_courses where course_id in (select id from changed)');
--> statement-breakpoint
-- Takes the advisory lock before any row lock, to prevent deadlocks between writers of the catalogue.
create function take_search_turn() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7225303);
  return null;
end
$$;
--> statement-breakpoint
do $$
declare
  source text;
begin
  foreach source in array array['courses', 'programs', 'live_masterclasses', 'online_masterclasses', 'lessons', 'program_courses',
    'live_masterclass_educators', 'online_masterclass_educators', 'categories'] loop
    execute format('create trigger search_turn before insert or update or delete on %I
      for each statement execute function take_search_turn()', source);
  end loop;
end
$$;
--> statement-breakpoint
-- Without trigrams: compares spellings with spellings.
do $$
begin
  if not exists (select from pg_extension where extname = 'pg_trgm') then
    create or replace function nearest_words(language text, wanted text, most integer) returns setof search_words
      language sql stable as $near$
      select * from search_words
        where locale = language and spelling like left(wanted, 1) || '%' and abs(length(spelling) - length(wanted)) < 3
        order by documents desc limit 10 * most
    $near$;
  end if;
end
$$;
--> statement-breakpoint
-- Indexes again what has stems of another language or an old name of a course.
select refresh_search('course', array(select id from courses)), refresh_search('program', array(select id from programs)),
  refresh_search('live-masterclass', array(select id from live_masterclasses)),
  refresh_search('online-masterclass', array(select id from online_masterclasses));
