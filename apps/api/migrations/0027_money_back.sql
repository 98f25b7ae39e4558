ALTER TABLE "live_masterclasses" ADD COLUMN "schedule" text DEFAULT 'scheduled' NOT NULL;--> statement-breakpoint
ALTER TABLE "live_masterclasses" ADD COLUMN "previous_starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "live_masterclasses" ADD COLUMN "postponed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "returned_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_returned" CHECK ("order_lines"."returned_count" between 0 and "order_lines"."count");
--> statement-breakpoint
-- Lines that were returned in full have returned their seats.
UPDATE "order_lines" SET "returned_count" = "count" FROM "orders"
  WHERE "orders"."id" = "order_lines"."order_id" AND ("orders"."state" = 'refunded'
    OR ("order_lines"."total" > 0 AND "order_lines"."refunded" = "order_lines"."total"));
--> statement-breakpoint
-- A cancelled event was unpublished; now its page says that it is cancelled.
UPDATE "live_masterclasses" SET "schedule" = 'cancelled', "published_at" = coalesce("published_at", "created_at")
  WHERE "id" IN (SELECT "subject_id" FROM "audit_entries" WHERE "action" = 'live-masterclass.cancel');
--> statement-breakpoint
-- Calendars also show that an event is cancelled or postponed.
DROP TRIGGER "live_masterclasses_revision" ON "live_masterclasses";
--> statement-breakpoint
create trigger live_masterclasses_revision before update on live_masterclasses
for each row when (
  (old.schedule, old.slug, old.starts_at, old.ends_at, old.timezone, old.name, old.summary, old.venue_name, old.venue_address, old.city, old.country, old.latitude, old.longitude)
  is distinct from
  (new.schedule, new.slug, new.starts_at, new.ends_at, new.timezone, new.name, new.summary, new.venue_name, new.venue_address, new.city, new.country, new.latitude, new.longitude)
) execute function revise_live_masterclass();
--> statement-breakpoint
-- The same as in 0019, without cancelled events.
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
    from live_masterclasses where published_at is not null and schedule <> 'cancelled'
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
create trigger search_live_masterclass_cancelled after update of schedule on live_masterclasses for each row
  when ((old.schedule = 'cancelled') <> (new.schedule = 'cancelled'))
  execute function queue_search_change('live-masterclass', 'id');
