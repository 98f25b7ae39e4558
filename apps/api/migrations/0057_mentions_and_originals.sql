DROP INDEX "files_unstripped";--> statement-breakpoint
ALTER TABLE "discussion_replies" ADD COLUMN "notified_ids" uuid[] DEFAULT '{}';--> statement-breakpoint
ALTER TABLE "discussions" ADD COLUMN "original_locale" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "unreadable_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "notified_ids" uuid[] DEFAULT '{}';--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "original_locale" text;--> statement-breakpoint
CREATE INDEX "files_unstripped" ON "files" USING btree ("id") WHERE "files"."purpose" in ('post-clip', 'exam-clip') and "files"."stripped_at" is null and "files"."unreadable_at" is null;--> statement-breakpoint
-- Discussions and stories that already have translations were written in the language of their author, if there is a text in it, else in English.
UPDATE "discussions" SET "original_locale" = CASE WHEN "discussions"."name" ? "users"."locale" THEN "users"."locale" ELSE 'en' END
FROM "users"
WHERE "users"."id" = "discussions"."author_id" AND (SELECT count(*) FROM jsonb_object_keys("discussions"."name")) > 1;--> statement-breakpoint
UPDATE "stories" SET "original_locale" = CASE WHEN "stories"."name" ? "users"."locale" THEN "users"."locale" ELSE 'en' END
FROM "users"
WHERE "users"."id" = "stories"."author_id" AND (SELECT count(*) FROM jsonb_object_keys("stories"."name")) > 1;--> statement-breakpoint
-- Texts that were held when they were written have notified no one; all others have notified the people they mention.
UPDATE "comments" SET "notified_ids" = NULL WHERE "state" = 'held' AND "edited_at" IS NULL;--> statement-breakpoint
UPDATE "discussion_replies" SET "notified_ids" = NULL WHERE "state" = 'held' AND "edited_at" IS NULL;--> statement-breakpoint
UPDATE "comments" SET "notified_ids" = ARRAY(
  SELECT DISTINCT mention[1]::uuid FROM regexp_matches("body", '@\[([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\]', 'gi') AS mention
) WHERE "notified_ids" IS NOT NULL AND "body" LIKE '%@[%';--> statement-breakpoint
UPDATE "discussion_replies" SET "notified_ids" = ARRAY(
  SELECT DISTINCT mention[1]::uuid FROM regexp_matches("body", '@\[([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\]', 'gi') AS mention
) WHERE "notified_ids" IS NOT NULL AND "body" LIKE '%@[%';
