ALTER TABLE "invoices" DROP CONSTRAINT "invoices_refund";--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_once" ON "invoices" USING btree ("order_id","kind") WHERE "invoices"."refund_id" is null;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_refund" CHECK ("invoices"."refund_id" is null or "invoices"."kind" = 'credit_note');