-- The API caches lookups in the vocabulary as long as this value does not change.
create table search_index_version (
  id boolean primary key default true check (id),
  version uuid not null default gen_random_uuid()
);
--> statement-breakpoint
insert into search_index_version default values;
--> statement-breakpoint
create function renew_search_index_version() returns trigger language plpgsql as $$
begin
  insert into search_index_version default values on conflict (id) do update set version = excluded.version;
  return null;
end
$$;
--> statement-breakpoint
create trigger search_index_version after insert or update or delete or truncate on search_words
  for each statement execute function renew_search_index_version();
