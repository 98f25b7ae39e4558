CREATE TABLE "order_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"about_id" uuid NOT NULL,
	"recipient" "citext" NOT NULL,
	"state" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_mails_about" ON "order_mails" USING btree ("about_id");--> statement-breakpoint
CREATE INDEX "order_mails_recipient" ON "order_mails" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "order_notes_order" ON "order_notes" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_overdue" ON "orders" USING btree ("due_at") WHERE "orders"."state" in ('awaiting_payment', 'expired') and "orders"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_state" ON "orders" USING btree ("state","created_at" desc);--> statement-breakpoint
CREATE INDEX "orders_number_letters" ON "orders" USING btree (replace("number", '-', '') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_total" ON "orders" USING btree ("total");--> statement-breakpoint
CREATE INDEX "payments_declined" ON "payments" USING btree ("order_id") WHERE "payments"."state" = 'declined';--> statement-breakpoint
CREATE INDEX "refunds_overpaid" ON "refunds" USING btree ("order_id") WHERE "refunds"."reason" = 'overpaid';--> statement-breakpoint
CREATE INDEX "refunds_withdrawn" ON "refunds" USING btree ("created_at" desc) WHERE "refunds"."reason" in ('withdrawal', 'event_postponed');