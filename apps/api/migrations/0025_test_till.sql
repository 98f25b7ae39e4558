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
ALTER TABLE "test_till_events" ADD CONSTRAINT "test_till_events_charge_id_test_till_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."test_till_charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_till_refunds" ADD CONSTRAINT "test_till_refunds_charge_id_test_till_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."test_till_charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "test_till_events_charge" ON "test_till_events" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "test_till_refunds_charge" ON "test_till_refunds" USING btree ("charge_id");