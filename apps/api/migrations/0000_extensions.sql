create extension if not exists citext;
--> statement-breakpoint
-- Optional: search also works on a server without these two extensions.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['unaccent', 'pg_trgm'] loop
    begin
      execute format('create extension if not exists %I with schema public', wanted);
    exception when others then
      raise notice 'extension % is not available: %', wanted, sqlerrm;
    end;
  end loop;
end
$$;
--> statement-breakpoint
-- fold(text): normalizes a text for search: lower case, no accents.
do $$
begin
  if exists (select from pg_extension where extname = 'unaccent') then
    create function fold(text) returns text language sql immutable strict parallel safe
      as 'select lower(public.unaccent(''public.unaccent'', $1))';
  else
    create function fold(text) returns text language sql immutable strict parallel safe
      as 'select lower($1)';
  end if;
end
$$;
