ALTER TABLE "posts" ADD COLUMN "original_locale" text;--> statement-breakpoint
-- Posts that already have translations were written in the language of their author, if there is a text in it, else in English.
UPDATE "posts" SET "original_locale" = CASE WHEN "posts"."name" ? "users"."locale" THEN "users"."locale" ELSE 'en' END
FROM "users"
WHERE "users"."id" = "posts"."author_id" AND (SELECT count(*) FROM jsonb_object_keys("posts"."name")) > 1;
