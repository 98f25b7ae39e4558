CREATE TABLE "basket_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"item_id" uuid NOT NULL,
	"count" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "basket_lines_once" UNIQUE("user_id","type","item_id"),
	CONSTRAINT "basket_lines_count" CHECK ("basket_lines"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_years" (
	"year" integer PRIMARY KEY NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"refund_id" uuid,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "invoices_refund_id_unique" UNIQUE("refund_id"),
	CONSTRAINT "invoices_number" UNIQUE("year","sequence"),
	CONSTRAINT "invoices_refund" CHECK (("invoices"."kind" = 'credit_note') = ("invoices"."refund_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "order_attendees" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"ticket_type_id" uuid NOT NULL,
	"ticket_package_id" uuid,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	CONSTRAINT "order_attendees_position" UNIQUE("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"course_id" uuid,
	"program_id" uuid,
	"online_masterclass_id" uuid,
	"ticket_type_id" uuid,
	"ticket_package_id" uuid,
	"subscription_plan_id" uuid,
	"name" jsonb NOT NULL,
	"event_name" jsonb,
	"slug" text NOT NULL,
	"access_days" integer,
	"unit_price" integer NOT NULL,
	"count" integer NOT NULL,
	"subtotal" integer NOT NULL,
	"discount" integer NOT NULL,
	"tax" integer NOT NULL,
	"total" integer NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_lines_position" UNIQUE("order_id","position"),
	CONSTRAINT "order_lines_one_thing" CHECK (num_nonnulls("order_lines"."course_id", "order_lines"."program_id", "order_lines"."online_masterclass_id",
      "order_lines"."ticket_type_id", "order_lines"."ticket_package_id", "order_lines"."subscription_plan_id") = 1),
	CONSTRAINT "order_lines_count" CHECK ("order_lines"."count" > 0),
	CONSTRAINT "order_lines_amounts" CHECK ("order_lines"."subtotal" = "order_lines"."unit_price" * "order_lines"."count" and "order_lines"."tax" >= 0
      and "order_lines"."discount" between 0 and "order_lines"."subtotal"
      and "order_lines"."total" = "order_lines"."subtotal" - "order_lines"."discount" + "order_lines"."tax"),
	CONSTRAINT "order_lines_refunded" CHECK ("order_lines"."refunded" between 0 and "order_lines"."total")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"user_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"locale" text NOT NULL,
	"currency" text NOT NULL,
	"subtotal" integer NOT NULL,
	"discount" integer NOT NULL,
	"tax" integer NOT NULL,
	"total" integer NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"promo_code_id" uuid,
	"promo_code" text,
	"billing" jsonb,
	"held_until" timestamp (3) with time zone,
	"is_prolonged" boolean DEFAULT false NOT NULL,
	"due_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_idempotency_key" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "orders_amounts" CHECK ("orders"."subtotal" >= 0 and "orders"."tax" >= 0
      and "orders"."discount" between 0 and "orders"."subtotal"
      and "orders"."total" = "orders"."subtotal" - "orders"."discount" + "orders"."tax"),
	CONSTRAINT "orders_refunded" CHECK ("orders"."refunded" between 0 and "orders"."total"),
	CONSTRAINT "orders_paid" CHECK ("orders"."state" not in ('paid', 'partly_refunded', 'refunded') or "orders"."paid_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_events_once" UNIQUE("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"method" text NOT NULL,
	"provider" text,
	"provider_id" text,
	"client_secret" text,
	"state" text DEFAULT 'created' NOT NULL,
	"decline_code" text,
	"amount" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_idempotency_key" UNIQUE("order_id","idempotency_key"),
	CONSTRAINT "payments_provider_id" UNIQUE("provider","provider_id"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" >= 0 and "payments"."received" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"provider_id" text,
	"amount" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "accesses" ADD COLUMN "order_line_id" uuid;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "order_line_id" uuid;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "state" text DEFAULT 'valid' NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "used_where" text;--> statement-breakpoint
ALTER TABLE "basket_lines" ADD CONSTRAINT "basket_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_year_invoice_years_year_fk" FOREIGN KEY ("year") REFERENCES "public"."invoice_years"("year") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_attendees" ADD CONSTRAINT "order_attendees_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_attendees" ADD CONSTRAINT "order_attendees_ticket_type_id_ticket_types_id_fk" FOREIGN KEY ("ticket_type_id") REFERENCES "public"."ticket_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_attendees" ADD CONSTRAINT "order_attendees_ticket_package_id_ticket_packages_id_fk" FOREIGN KEY ("ticket_package_id") REFERENCES "public"."ticket_packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_online_masterclass_id_online_masterclasses_id_fk" FOREIGN KEY ("online_masterclass_id") REFERENCES "public"."online_masterclasses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_ticket_type_id_ticket_types_id_fk" FOREIGN KEY ("ticket_type_id") REFERENCES "public"."ticket_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_ticket_package_id_ticket_packages_id_fk" FOREIGN KEY ("ticket_package_id") REFERENCES "public"."ticket_packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_subscription_plan_id_subscription_plans_id_fk" FOREIGN KEY ("subscription_plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_promo_code_id_promo_codes_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."promo_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "basket_lines_user" ON "basket_lines" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_attendees_type" ON "order_attendees" USING btree ("ticket_type_id");--> statement-breakpoint
CREATE INDEX "order_attendees_package" ON "order_attendees" USING btree ("ticket_package_id");--> statement-breakpoint
CREATE INDEX "order_lines_course" ON "order_lines" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "order_lines_program" ON "order_lines" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "order_lines_online_masterclass" ON "order_lines" USING btree ("online_masterclass_id");--> statement-breakpoint
CREATE INDEX "order_lines_ticket_type" ON "order_lines" USING btree ("ticket_type_id");--> statement-breakpoint
CREATE INDEX "order_lines_ticket_package" ON "order_lines" USING btree ("ticket_package_id");--> statement-breakpoint
CREATE INDEX "order_lines_subscription_plan" ON "order_lines" USING btree ("subscription_plan_id");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at" desc);--> statement-breakpoint
CREATE INDEX "orders_promo_code" ON "orders" USING btree ("promo_code_id");--> statement-breakpoint
CREATE INDEX "orders_held" ON "orders" USING btree ("held_until") WHERE "orders"."held_until" is not null;--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("due_at") WHERE "orders"."state" = 'awaiting_payment';--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("created_at") WHERE "payments"."state" in ('created', 'needs_card', 'needs_confirmation', 'processing');--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "accesses" ADD CONSTRAINT "accesses_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accesses_order_line" ON "accesses" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "tickets_order_line" ON "tickets" USING btree ("order_line_id");