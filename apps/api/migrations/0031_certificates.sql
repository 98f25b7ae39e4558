CREATE TABLE "credential_statuses" (
	"index" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credential_statuses_index_seq" INCREMENT BY 1 MINVALUE 0 MAXVALUE 2147483647 START WITH 0 CACHE 1),
	"certificate_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "credential_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"public_key" text NOT NULL,
	"secret_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"replaced_at" timestamp (3) with time zone,
	"distrusted_at" timestamp (3) with time zone,
	CONSTRAINT "credential_keys_public_key_unique" UNIQUE("public_key"),
	CONSTRAINT "credential_keys_secret" CHECK (("credential_keys"."replaced_at" is null) = ("credential_keys"."secret_key" is not null))
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "state" text DEFAULT 'valid' NOT NULL;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "holder_name" text;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "content" jsonb;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "is_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "name_corrected_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "revoked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "revocation_reason" text;--> statement-breakpoint
ALTER TABLE "credential_statuses" ADD CONSTRAINT "credential_statuses_certificate_id_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credential_statuses_certificate" ON "credential_statuses" USING btree ("certificate_id");--> statement-breakpoint
CREATE INDEX "credential_statuses_revoked" ON "credential_statuses" USING btree ("index") WHERE "credential_statuses"."revoked_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "credential_keys_current" ON "credential_keys" USING btree ((true)) WHERE "credential_keys"."replaced_at" is null;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_revoked" CHECK (num_nonnulls("certificates"."revoked_at", "certificates"."revocation_reason") = case "certificates"."state" when 'revoked' then 2 else 0 end);--> statement-breakpoint
UPDATE "certificates" SET "code" = replace("code", '-', ''),
	"holder_name" = (SELECT nullif(trim("first_name" || ' ' || "last_name"), '') FROM "users" WHERE "users"."id" = "user_id" AND "deleted_at" IS NULL),
	"content" = jsonb_build_object(
		'title', coalesce(
			(SELECT "name" FROM "qualifications" WHERE "id" = "qualification_id"),
			(SELECT "name" FROM "programs" WHERE "id" = "program_id"),
			(SELECT "name" FROM "online_masterclasses" WHERE "id" = "online_masterclass_id")),
		'description', coalesce(
			(SELECT "description" FROM "qualifications" WHERE "id" = "qualification_id"),
			(SELECT "summary" FROM "programs" WHERE "id" = "program_id"),
			(SELECT "summary" FROM "online_masterclasses" WHERE "id" = "online_masterclass_id")),
		'courses', '[]'::jsonb,
		'duration', 0,
		'lessonCount', 0,
		'educators', '[]'::jsonb,
		'academy', 'Chignon',
		'startedAt', to_char("earned_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));--> statement-breakpoint
ALTER TABLE "certificates" ALTER COLUMN "content" SET NOT NULL;--> statement-breakpoint
INSERT INTO "credential_statuses" ("certificate_id") SELECT "id" FROM "certificates" ORDER BY "earned_at", "id";
