CREATE TABLE "waitlist_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "waitlist_entries_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"live_masterclass_id" uuid NOT NULL,
	"ticket_type_id" uuid NOT NULL,
	"ticket_package_id" uuid,
	"count" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"offer_ends_at" timestamp (3) with time zone,
	"order_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waitlist_entries_count" CHECK ("waitlist_entries"."count" > 0),
	CONSTRAINT "waitlist_entries_offer" CHECK ("waitlist_entries"."state" not in ('offered', 'ordered') or "waitlist_entries"."offer_ends_at" is not null),
	CONSTRAINT "waitlist_entries_ordered" CHECK ("waitlist_entries"."state" <> 'ordered' or "waitlist_entries"."order_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_live_masterclass_id_live_masterclasses_id_fk" FOREIGN KEY ("live_masterclass_id") REFERENCES "public"."live_masterclasses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_ticket_type_id_ticket_types_id_fk" FOREIGN KEY ("ticket_type_id") REFERENCES "public"."ticket_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_ticket_package_id_ticket_packages_id_fk" FOREIGN KEY ("ticket_package_id") REFERENCES "public"."ticket_packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_entries_once" ON "waitlist_entries" USING btree ("user_id","live_masterclass_id") WHERE "waitlist_entries"."state" in ('waiting', 'offered', 'ordered');--> statement-breakpoint
CREATE INDEX "waitlist_entries_open" ON "waitlist_entries" USING btree ("live_masterclass_id","number") WHERE "waitlist_entries"."state" in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "waitlist_entries_user" ON "waitlist_entries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "waitlist_entries_type" ON "waitlist_entries" USING btree ("ticket_type_id");--> statement-breakpoint
CREATE INDEX "waitlist_entries_package" ON "waitlist_entries" USING btree ("ticket_package_id");--> statement-breakpoint
CREATE INDEX "waitlist_entries_order" ON "waitlist_entries" USING btree ("order_id");