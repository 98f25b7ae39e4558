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
	CONSTRAINT "invoices_refund" CHECK ("invoices"."refund_id" is null or "invoices"."kind" = 'credit_note')
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
	"body_digest" text,
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
	"card_use" text DEFAULT 'once' NOT NULL,
	"customer_id" text,
	"method_id" text,
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
	CONSTRAINT "payments_saved_card" CHECK ("payments"."card_use" <> 'saved' or num_nonnulls("payments"."customer_id", "payments"."method_id") = 2),
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
CREATE TABLE "promo_code_products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"promo_code_id" uuid NOT NULL,
	"course_id" uuid,
	"program_id" uuid,
	"online_masterclass_id" uuid,
	"live_masterclass_id" uuid,
	CONSTRAINT "promo_code_products_one_thing" CHECK (num_nonnulls("promo_code_products"."course_id", "promo_code_products"."program_id", "promo_code_products"."online_masterclass_id",
      "promo_code_products"."live_masterclass_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "subscription_choices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subscription_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"period_starts_at" timestamp (3) with time zone NOT NULL,
	"chosen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscription_choices_once" UNIQUE("subscription_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"period_starts_at" timestamp (3) with time zone NOT NULL,
	"period_ends_at" timestamp (3) with time zone NOT NULL,
	"access_ends_at" timestamp (3) with time zone NOT NULL,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"next_plan_id" uuid,
	"order_line_id" uuid,
	"renewal_order_id" uuid,
	"method_provider" text,
	"customer_id" text,
	"method_id" text,
	"failed_attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_order_line_id_unique" UNIQUE("order_line_id"),
	CONSTRAINT "subscriptions_renewal_order_id_unique" UNIQUE("renewal_order_id"),
	CONSTRAINT "subscriptions_period" CHECK ("subscriptions"."period_ends_at" > "subscriptions"."period_starts_at"),
	CONSTRAINT "subscriptions_attempts" CHECK ("subscriptions"."failed_attempts" >= 0),
	CONSTRAINT "subscriptions_method" CHECK (num_nonnulls("subscriptions"."method_provider", "subscriptions"."customer_id", "subscriptions"."method_id") in (0, 3)),
	CONSTRAINT "subscriptions_ended" CHECK (("subscriptions"."state" = 'ended') = ("subscriptions"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "test_till_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"card" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_till_charges" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"secret" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"decline_code" text,
	"refunded" integer DEFAULT 0 NOT NULL,
	"saves_card" boolean DEFAULT false NOT NULL,
	"saved_card_id" text,
	"settles_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "test_till_charges_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "test_till_charges_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "test_till_charges_secret_unique" UNIQUE("secret"),
	CONSTRAINT "test_till_charges_amount" CHECK ("test_till_charges"."amount" > 0),
	CONSTRAINT "test_till_charges_refunded" CHECK ("test_till_charges"."refunded" between 0 and "test_till_charges"."amount")
);
--> statement-breakpoint
CREATE TABLE "test_till_events" (
	"id" text PRIMARY KEY NOT NULL,
	"charge_id" text NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"delivered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "test_till_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"refund_id" uuid NOT NULL,
	"charge_id" text NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "test_till_refunds_refund_id_unique" UNIQUE("refund_id")
);
--> statement-breakpoint
ALTER TABLE "accesses" ADD COLUMN "order_line_id" uuid;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "order_line_id" uuid;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "state" text DEFAULT 'valid' NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "used_where" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "handed_over_at" timestamp (3) with time zone;--> statement-breakpoint
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
ALTER TABLE "promo_code_products" ADD CONSTRAINT "promo_code_products_promo_code_id_promo_codes_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."promo_codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_products" ADD CONSTRAINT "promo_code_products_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_products" ADD CONSTRAINT "promo_code_products_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_products" ADD CONSTRAINT "promo_code_products_online_masterclass_id_online_masterclasses_id_fk" FOREIGN KEY ("online_masterclass_id") REFERENCES "public"."online_masterclasses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_products" ADD CONSTRAINT "promo_code_products_live_masterclass_id_live_masterclasses_id_fk" FOREIGN KEY ("live_masterclass_id") REFERENCES "public"."live_masterclasses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_choices" ADD CONSTRAINT "subscription_choices_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_choices" ADD CONSTRAINT "subscription_choices_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_subscription_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_next_plan_id_subscription_plans_id_fk" FOREIGN KEY ("next_plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_renewal_order_id_orders_id_fk" FOREIGN KEY ("renewal_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_till_charges" ADD CONSTRAINT "test_till_charges_saved_card_id_test_till_cards_id_fk" FOREIGN KEY ("saved_card_id") REFERENCES "public"."test_till_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_till_events" ADD CONSTRAINT "test_till_events_charge_id_test_till_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."test_till_charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_till_refunds" ADD CONSTRAINT "test_till_refunds_charge_id_test_till_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."test_till_charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "basket_lines_user" ON "basket_lines" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_once" ON "invoices" USING btree ("order_id","kind") WHERE "invoices"."refund_id" is null;--> statement-breakpoint
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
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("created_at") WHERE "orders"."state" in ('draft', 'awaiting_payment');--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("due_at") WHERE "orders"."state" = 'awaiting_payment';--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("created_at") WHERE "payments"."state" in ('created', 'needs_card', 'needs_confirmation', 'processing');--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "promo_code_products_code" ON "promo_code_products" USING btree ("promo_code_id");--> statement-breakpoint
CREATE INDEX "promo_code_products_course" ON "promo_code_products" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "promo_code_products_program" ON "promo_code_products" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "promo_code_products_online_masterclass" ON "promo_code_products" USING btree ("online_masterclass_id");--> statement-breakpoint
CREATE INDEX "promo_code_products_live_masterclass" ON "promo_code_products" USING btree ("live_masterclass_id");--> statement-breakpoint
CREATE INDEX "subscription_choices_lesson" ON "subscription_choices" USING btree ("lesson_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_running" ON "subscriptions" USING btree ("user_id") WHERE "subscriptions"."state" <> 'ended';--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "subscriptions_plan" ON "subscriptions" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "subscriptions_next_plan" ON "subscriptions" USING btree ("next_plan_id");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("next_attempt_at") WHERE "subscriptions"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "test_till_charges_card" ON "test_till_charges" USING btree ("saved_card_id");--> statement-breakpoint
CREATE INDEX "test_till_events_charge" ON "test_till_events" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "test_till_refunds_charge" ON "test_till_refunds" USING btree ("charge_id");--> statement-breakpoint
ALTER TABLE "accesses" ADD CONSTRAINT "accesses_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accesses_order_line" ON "accesses" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "tickets_order_line" ON "tickets" USING btree ("order_line_id");