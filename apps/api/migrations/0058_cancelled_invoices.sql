DROP INDEX "invoices_once";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "is_cancelled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "invoices" SET "is_cancelled" = true
WHERE "kind" = 'invoice' AND EXISTS (
  SELECT FROM "invoices" AS note
  WHERE note."order_id" = "invoices"."order_id" AND note."kind" = 'credit_note' AND note."refund_id" IS NULL
);--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_once" ON "invoices" USING btree ("order_id") WHERE "invoices"."kind" = 'invoice' and not "invoices"."is_cancelled";