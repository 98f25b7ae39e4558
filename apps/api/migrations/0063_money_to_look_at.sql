CREATE TABLE "bank_transfers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"reference_key" text NOT NULL,
	"amount" integer NOT NULL,
	"booked_on" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_transfers_reference_key_unique" UNIQUE("reference_key"),
	CONSTRAINT "bank_transfers_amount" CHECK ("bank_transfers"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "call_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor_id" uuid NOT NULL,
	"key" text NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "call_keys_once" UNIQUE("actor_id","key")
);
--> statement-breakpoint
CREATE TABLE "money_cases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"order_id" uuid,
	"payment_id" uuid,
	"amount" integer,
	"currency" text,
	"expected_amount" integer,
	"expected_currency" text,
	"outcome" text,
	"reason" text,
	"respond_by" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"note" text,
	CONSTRAINT "money_cases_once" UNIQUE("provider","kind","reference")
);
--> statement-breakpoint
ALTER TABLE "discussions" DROP CONSTRAINT "discussions_lesson_id_lessons_id_fk";
--> statement-breakpoint
ALTER TABLE "lesson_progress" DROP CONSTRAINT "lesson_progress_lesson_id_lessons_id_fk";
--> statement-breakpoint
ALTER TABLE "notes" DROP CONSTRAINT "notes_lesson_id_lessons_id_fk";
--> statement-breakpoint
ALTER TABLE "subscription_choices" DROP CONSTRAINT "subscription_choices_lesson_id_lessons_id_fk";
--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "subject_id" text;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "unanswered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "check_in_id" uuid;--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD CONSTRAINT "bank_transfers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_cases" ADD CONSTRAINT "money_cases_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_cases" ADD CONSTRAINT "money_cases_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_transfers_order" ON "bank_transfers" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "money_cases_order" ON "money_cases" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "money_cases_payment" ON "money_cases" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "money_cases_open" ON "money_cases" USING btree ("created_at" desc) WHERE "money_cases"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "money_cases_created" ON "money_cases" USING btree ("created_at" desc);--> statement-breakpoint
-- Not checked again, which would lock busy tables: the constraints that they replace have held for every row.
ALTER TABLE "discussions" ADD CONSTRAINT "discussions_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE restrict ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE restrict ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE restrict ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "subscription_choices" ADD CONSTRAINT "subscription_choices_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE restrict ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at" desc,"id" desc);--> statement-breakpoint
-- Until now only the audit log knew which transfers were booked. The day of the bank is not known of them.
insert into bank_transfers (order_id, reference, reference_key, amount, booked_on, created_at)
select orders.id, after->>'reference', upper(regexp_replace(after->>'reference', '\s', '', 'g')), (after->>'amount')::integer,
  (at at time zone 'UTC')::date, at
from audit_entries join orders on orders.id = audit_entries.subject_id
where action = 'order.mark-paid' and subject_type = 'order' and after->>'reference' is not null and (after->>'amount')::integer > 0
order by at
on conflict do nothing;
