-- What was sold or certified stays published (DRAFT-6): its buyers and the holders of its certificates need its pages.
create function refuse_draft_of_sold() returns trigger language plpgsql as $$
begin
  if (case tg_table_name
    when 'courses' then exists (select from accesses where course_id = old.id)
    when 'programs' then exists (select from accesses where program_id = old.id)
      or exists (select from certificates where program_id = old.id)
    when 'online_masterclasses' then exists (select from accesses where online_masterclass_id = old.id)
      or exists (select from certificates where online_masterclass_id = old.id)
    when 'live_masterclasses' then exists (select from tickets join ticket_types on ticket_types.id = tickets.ticket_type_id
      where ticket_types.live_masterclass_id = old.id)
    when 'qualifications' then exists (select from certificates where qualification_id = old.id)
  end) then
    raise exception '% of % was sold or certified and stays published', old.slug, tg_table_name
      using errcode = 'check_violation', constraint = 'sold_stays_published';
  end if;
  return new;
end
$$;
--> statement-breakpoint
do $$
declare
  source text;
begin
  foreach source in array array['courses', 'programs', 'online_masterclasses', 'live_masterclasses', 'qualifications']
  loop
    execute format('create trigger %1$s_sold_stays_published before update of published_at on %1$I for each row
      when (old.published_at is not null and new.published_at is null) execute function refuse_draft_of_sold()', source);
  end loop;
end
$$;
