CREATE TABLE "profile_visibility" (
	"user_id" uuid NOT NULL,
	"part" text NOT NULL,
	"readers" text NOT NULL,
	CONSTRAINT "profile_visibility_user_id_part_pk" PRIMARY KEY("user_id","part")
);
--> statement-breakpoint
ALTER TABLE "profile_visibility" ADD CONSTRAINT "profile_visibility_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;