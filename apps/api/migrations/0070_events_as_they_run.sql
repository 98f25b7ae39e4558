ALTER TABLE "tickets" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold(holder_name || ' ' || holder_email)) STORED;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD COLUMN "skipped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD COLUMN "skip_reason" text;--> statement-breakpoint
-- Optional, as in 0000: without the extension a search reads all tickets.
do $$
begin
  if exists (select from pg_extension where extname = 'pg_trgm') then
    create index tickets_search on tickets using gin (search_text public.gin_trgm_ops);
  end if;
end
$$;
