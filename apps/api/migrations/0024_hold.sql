ALTER TABLE "orders" ADD COLUMN "hold" text;--> statement-breakpoint
update "orders" set "hold" = case
    when "state" in ('paid', 'partly_refunded', 'refunded') then 'consumed'
    when "state" in ('cancelled', 'expired') then 'released'
    when "due_at" is not null then 'billed'
    when "is_prolonged" then 'prolonged'
    else 'held'
  end
  where exists (
    select from "order_lines" where "order_id" = "orders"."id" and "type" in ('ticket', 'package')
  );--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "is_prolonged";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_hold" CHECK ("orders"."hold" is null
      or ("orders"."hold" = 'consumed') = ("orders"."state" in ('paid', 'partly_refunded', 'refunded'))
      and ("orders"."hold" = 'released') = ("orders"."state" in ('cancelled', 'expired')));