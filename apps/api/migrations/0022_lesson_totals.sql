ALTER TABLE "courses" ADD COLUMN "video_lesson_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "free_lesson_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "duration" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "online_masterclasses" ADD COLUMN "video_lesson_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "online_masterclasses" ADD COLUMN "free_lesson_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "online_masterclasses" ADD COLUMN "duration" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
update courses set (video_lesson_count, free_lesson_count, duration) = (
  select count(*) filter (where resource_type like '%video%'), count(*) filter (where is_free), coalesce(sum(duration), 0)
  from lessons where course_id = courses.id);
--> statement-breakpoint
update online_masterclasses set (video_lesson_count, free_lesson_count, duration) = (
  select count(*) filter (where resource_type like '%video%'), count(*) filter (where is_free), coalesce(sum(duration), 0)
  from lessons where online_masterclass_id = online_masterclasses.id);
--> statement-breakpoint
-- Adds a lesson to the totals of its product, or with sign -1 removes it. Adds differences, because a concurrent transaction
-- does not see the lessons of this one.
create function add_to_lesson_totals(lesson lessons, sign integer) returns void language sql as $$
  update courses set
    video_lesson_count = video_lesson_count + sign * (lesson.resource_type like '%video%')::integer,
    free_lesson_count = free_lesson_count + sign * lesson.is_free::integer,
    duration = courses.duration + sign * coalesce(lesson.duration, 0)
  where id = lesson.course_id;
  update online_masterclasses set
    video_lesson_count = video_lesson_count + sign * (lesson.resource_type like '%video%')::integer,
    free_lesson_count = free_lesson_count + sign * lesson.is_free::integer,
    duration = online_masterclasses.duration + sign * coalesce(lesson.duration, 0)
  where id = lesson.online_masterclass_id;
$$;
--> statement-breakpoint
create function update_lesson_totals() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform add_to_lesson_totals(old, -1); end if;
  if tg_op <> 'DELETE' then perform add_to_lesson_totals(new, 1); end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger lesson_totals_added_or_removed after insert or delete on lessons
  for each row execute function update_lesson_totals();
--> statement-breakpoint
create trigger lesson_totals_changed
  after update of course_id, online_masterclass_id, resource_type, is_free, duration on lessons
  for each row execute function update_lesson_totals();
