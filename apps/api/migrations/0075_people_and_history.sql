CREATE TABLE "person_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accesses" ADD COLUMN "given_by" uuid;--> statement-breakpoint
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_notes_user" ON "person_notes" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "person_notes_author" ON "person_notes" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "accesses" ADD CONSTRAINT "accesses_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accesses_given_by" ON "accesses" USING btree ("given_by") WHERE "accesses"."given_by" is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at" desc,"id");--> statement-breakpoint
CREATE INDEX "audit_entries_kind" ON "audit_entries" USING btree (split_part("action", '.', 1),"at" desc);--> statement-breakpoint
CREATE INDEX "certificates_earned" ON "certificates" USING btree ("earned_at" desc,"id");--> statement-breakpoint
CREATE INDEX "certificates_state" ON "certificates" USING btree ("state","earned_at" desc);--> statement-breakpoint
CREATE INDEX "certificates_of_qualification" ON "certificates" USING btree ("qualification_id","earned_at" desc);--> statement-breakpoint
CREATE INDEX "certificates_of_program" ON "certificates" USING btree ("program_id","earned_at" desc);--> statement-breakpoint
CREATE INDEX "certificates_of_online_masterclass" ON "certificates" USING btree ("online_masterclass_id","earned_at" desc);--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at" desc,"id");
--> statement-breakpoint
-- fold_indexed(text): as fold, for an index: PostgreSQL builds one without the search path in which fold finds its parts.
create function fold_indexed(text) returns text language sql immutable strict parallel safe set search_path from current as $$
  select fold($1)
$$;
--> statement-breakpoint
-- Optional, as in 0000: without the extension the lists of people and of certificates are searched row by row.
do $$
begin
  if exists (select from pg_extension where extname = 'pg_trgm') then
    create index users_people_search on users using gin
      (fold_indexed(first_name || ' ' || last_name || ' ' || email || ' ' || replace(coalesce(phone, ''), ' ', '')) public.gin_trgm_ops);
    create index certificates_search on certificates using gin
      (fold_indexed(code || ' ' || coalesce(holder_name, '')) public.gin_trgm_ops);
  end if;
end
$$;
