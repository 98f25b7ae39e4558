CREATE TABLE "bank_statements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_transactions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"statement_id" uuid NOT NULL,
	"account" text NOT NULL,
	"entry_key" text NOT NULL,
	"reference" text,
	"booked_on" date NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"payer" text NOT NULL,
	"text" text NOT NULL,
	"is_reversal" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text,
	"settled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_transactions_once" UNIQUE("account","entry_key"),
	CONSTRAINT "bank_transactions_amount" CHECK ("bank_transactions"."amount" > 0),
	CONSTRAINT "bank_transactions_settled_at" CHECK (("bank_transactions"."state" = 'open') = ("bank_transactions"."settled_at" is null)),
	CONSTRAINT "bank_transactions_reason" CHECK (("bank_transactions"."state" = 'set_aside') = ("bank_transactions"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD COLUMN "bank_transaction_id" uuid;--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD CONSTRAINT "bank_transactions_statement_id_bank_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_transactions_statement" ON "bank_transactions" USING btree ("statement_id");--> statement-breakpoint
CREATE INDEX "bank_transactions_settled" ON "bank_transactions" USING btree ("state","settled_at" desc,"id");--> statement-breakpoint
CREATE INDEX "bank_transactions_open" ON "bank_transactions" USING btree ("booked_on" desc,"id") WHERE "bank_transactions"."state" = 'open';--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD CONSTRAINT "bank_transfers_bank_transaction_id_bank_transactions_id_fk" FOREIGN KEY ("bank_transaction_id") REFERENCES "public"."bank_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_transfers_transaction" ON "bank_transfers" USING btree ("bank_transaction_id");