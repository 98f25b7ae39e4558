CREATE TABLE "test_till_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"card" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "card_use" text DEFAULT 'once' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "method_id" text;--> statement-breakpoint
ALTER TABLE "test_till_charges" ADD COLUMN "saves_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "test_till_charges" ADD COLUMN "saved_card_id" text;--> statement-breakpoint
ALTER TABLE "test_till_charges" ADD CONSTRAINT "test_till_charges_saved_card_id_test_till_cards_id_fk" FOREIGN KEY ("saved_card_id") REFERENCES "public"."test_till_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "test_till_charges_card" ON "test_till_charges" USING btree ("saved_card_id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_saved_card" CHECK ("payments"."card_use" <> 'saved' or num_nonnulls("payments"."customer_id", "payments"."method_id") = 2);