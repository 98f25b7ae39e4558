-- Increases the revision of an event when a column changes that calendar entries show.
create function revise_live_masterclass() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  new.revised_at := now();
  return new;
end $$;
--> statement-breakpoint
create trigger live_masterclasses_revision before update on live_masterclasses
for each row when (
  (old.slug, old.starts_at, old.ends_at, old.timezone, old.name, old.summary, old.venue_name, old.venue_address, old.city, old.country, old.latitude, old.longitude)
  is distinct from
  (new.slug, new.starts_at, new.ends_at, new.timezone, new.name, new.summary, new.venue_name, new.venue_address, new.city, new.country, new.latitude, new.longitude)
) execute function revise_live_masterclass();
