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
DROP INDEX "orders_held";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "body_digest" text;--> statement-breakpoint
ALTER TABLE "promo_code_products" ADD CONSTRAINT "promo_code_products_promo_code_id_promo_codes_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."promo_codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_products" ADD CONSTRAINT "promo_code_products_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_products" ADD CONSTRAINT "promo_code_products_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_products" ADD CONSTRAINT "promo_code_products_online_masterclass_id_online_masterclasses_id_fk" FOREIGN KEY ("online_masterclass_id") REFERENCES "public"."online_masterclasses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_products" ADD CONSTRAINT "promo_code_products_live_masterclass_id_live_masterclasses_id_fk" FOREIGN KEY ("live_masterclass_id") REFERENCES "public"."live_masterclasses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promo_code_products_code" ON "promo_code_products" USING btree ("promo_code_id");--> statement-breakpoint
CREATE INDEX "promo_code_products_course" ON "promo_code_products" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "promo_code_products_program" ON "promo_code_products" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "promo_code_products_online_masterclass" ON "promo_code_products" USING btree ("online_masterclass_id");--> statement-breakpoint
CREATE INDEX "promo_code_products_live_masterclass" ON "promo_code_products" USING btree ("live_masterclass_id");--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("created_at") WHERE "orders"."state" in ('draft', 'awaiting_payment');