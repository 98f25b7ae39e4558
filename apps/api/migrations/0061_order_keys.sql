CREATE TABLE "order_keys" (
	"order_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_digest" text NOT NULL,
	CONSTRAINT "order_keys_order_id_idempotency_key_pk" PRIMARY KEY("order_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "order_keys" ADD CONSTRAINT "order_keys_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_keys_key" ON "order_keys" USING btree ("idempotency_key");