CREATE TABLE "accesses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"course_id" uuid,
	"program_id" uuid,
	"online_masterclass_id" uuid,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accesses_one_thing" CHECK (num_nonnulls("accesses"."course_id", "accesses"."program_id", "accesses"."online_masterclass_id") = 1),
	CONSTRAINT "accesses_order" CHECK ("accesses"."ends_at" > "accesses"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "business_types" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "business_types_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "interests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "interests_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "post_categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "post_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "story_categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "story_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"coiffure" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"preview_url" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"price" integer NOT NULL,
	"discounted_price" integer,
	"currency" text DEFAULT 'USD' NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"category_id" uuid NOT NULL,
	"level" text NOT NULL,
	"outcomes" jsonb NOT NULL,
	CONSTRAINT "courses_slug_unique" UNIQUE("slug"),
	CONSTRAINT "courses_price" CHECK ("courses"."price" >= 0),
	CONSTRAINT "courses_discount" CHECK ("courses"."discounted_price" between 0 and "courses"."price")
);
--> statement-breakpoint
CREATE TABLE "discussion_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"discussion_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"body" text NOT NULL,
	"published_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discussions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"slug" text NOT NULL,
	"about_slug" text,
	"author_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	"published_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discussions_address" UNIQUE("type","slug")
);
--> statement-breakpoint
CREATE TABLE "exam_options" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"question_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"slug" text NOT NULL,
	"text" jsonb NOT NULL,
	"coiffure" text,
	"is_correct" boolean DEFAULT false NOT NULL,
	CONSTRAINT "exam_options_slug" UNIQUE("question_id","slug")
);
--> statement-breakpoint
CREATE TABLE "exam_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"exam_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"slug" text NOT NULL,
	"type" text NOT NULL,
	"prompt" jsonb NOT NULL,
	CONSTRAINT "exam_questions_slug" UNIQUE("exam_id","slug")
);
--> statement-breakpoint
CREATE TABLE "exams" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"program_id" uuid NOT NULL,
	"pass_percent" integer DEFAULT 70 NOT NULL,
	CONSTRAINT "exams_program_id_unique" UNIQUE("program_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_progress" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"watched_seconds" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "lesson_progress_once" UNIQUE("user_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" uuid,
	"online_masterclass_id" uuid,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"resource_type" text NOT NULL,
	"duration" integer NOT NULL,
	"is_free" boolean DEFAULT false NOT NULL,
	"name" jsonb NOT NULL,
	CONSTRAINT "lessons_course_slug" UNIQUE("course_id","slug"),
	CONSTRAINT "lessons_online_masterclass_slug" UNIQUE("online_masterclass_id","slug"),
	CONSTRAINT "lessons_one_parent" CHECK (num_nonnulls("lessons"."course_id", "lessons"."online_masterclass_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "agenda_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"live_masterclass_id" uuid NOT NULL,
	"day" integer NOT NULL,
	"at" text NOT NULL,
	"minutes" integer NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_masterclass_educators" (
	"live_masterclass_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "live_masterclass_educators_live_masterclass_id_user_id_pk" PRIMARY KEY("live_masterclass_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "live_masterclasses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"preview_url" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"category_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"timezone" text NOT NULL,
	"venue_name" text NOT NULL,
	"venue_address" text NOT NULL,
	"city" jsonb NOT NULL,
	"country" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	CONSTRAINT "live_masterclasses_slug_unique" UNIQUE("slug"),
	CONSTRAINT "live_masterclasses_order" CHECK ("live_masterclasses"."ends_at" > "live_masterclasses"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "ticket_packages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"live_masterclass_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"price" integer NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"stock" integer NOT NULL,
	"stock_taken" integer DEFAULT 0 NOT NULL,
	"name" jsonb NOT NULL,
	"note" jsonb NOT NULL,
	CONSTRAINT "ticket_packages_slug" UNIQUE("live_masterclass_id","slug"),
	CONSTRAINT "ticket_packages_price" CHECK ("ticket_packages"."price" >= 0),
	CONSTRAINT "ticket_packages_stock" CHECK ("ticket_packages"."stock_taken" between 0 and "ticket_packages"."stock")
);
--> statement-breakpoint
CREATE TABLE "ticket_types" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"live_masterclass_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"price" integer NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"seats" integer NOT NULL,
	"seats_taken" integer DEFAULT 0 NOT NULL,
	"name" jsonb NOT NULL,
	"note" jsonb NOT NULL,
	CONSTRAINT "ticket_types_slug" UNIQUE("live_masterclass_id","slug"),
	CONSTRAINT "ticket_types_price" CHECK ("ticket_types"."price" >= 0),
	CONSTRAINT "ticket_types_seats" CHECK ("ticket_types"."seats_taken" between 0 and "ticket_types"."seats")
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"ticket_type_id" uuid NOT NULL,
	"ticket_package_id" uuid,
	"code" text NOT NULL,
	"holder_name" text NOT NULL,
	"holder_email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tickets_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "online_masterclass_educators" (
	"online_masterclass_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "online_masterclass_educators_online_masterclass_id_user_id_pk" PRIMARY KEY("online_masterclass_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "online_masterclasses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"preview_url" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"price" integer NOT NULL,
	"discounted_price" integer,
	"currency" text DEFAULT 'USD' NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"category_id" uuid NOT NULL,
	"outcomes" jsonb NOT NULL,
	CONSTRAINT "online_masterclasses_slug_unique" UNIQUE("slug"),
	CONSTRAINT "online_masterclasses_price" CHECK ("online_masterclasses"."price" >= 0),
	CONSTRAINT "online_masterclasses_discount" CHECK ("online_masterclasses"."discounted_price" between 0 and "online_masterclasses"."price")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid NOT NULL,
	"parent_id" uuid,
	"author_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"body" text NOT NULL,
	"published_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_likes" (
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_likes_user_id_post_id_pk" PRIMARY KEY("user_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "post_resources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid NOT NULL,
	"type" text NOT NULL,
	"url" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"type" text NOT NULL,
	"category_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"preview_url" text,
	"likes_count" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "posts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "posts_likes" CHECK ("posts"."likes_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "saved_posts" (
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_posts_user_id_post_id_pk" PRIMARY KEY("user_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "program_courses" (
	"program_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "program_courses_program_id_course_id_pk" PRIMARY KEY("program_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "programs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"preview_url" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"price" integer NOT NULL,
	"discounted_price" integer,
	"currency" text DEFAULT 'USD' NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"category_id" uuid NOT NULL,
	CONSTRAINT "programs_slug_unique" UNIQUE("slug"),
	CONSTRAINT "programs_price" CHECK ("programs"."price" >= 0),
	CONSTRAINT "programs_discount" CHECK ("programs"."discounted_price" between 0 and "programs"."price")
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"total_uses" integer,
	"uses_per_person" integer,
	"times_used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "promo_codes_code_unique" UNIQUE("code"),
	CONSTRAINT "promo_codes_value" CHECK ("promo_codes"."value" > 0 and ("promo_codes"."kind" <> 'percent' or "promo_codes"."value" <= 100)),
	CONSTRAINT "promo_codes_order" CHECK ("promo_codes"."ends_at" > "promo_codes"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "qualifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"category_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "qualifications_slug_unique" UNIQUE("slug"),
	CONSTRAINT "qualifications_category_id_unique" UNIQUE("category_id")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "stories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"category_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"preview_url" text,
	"published_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "access_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "access_tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "user_interests" (
	"user_id" uuid NOT NULL,
	"interest_id" uuid NOT NULL,
	CONSTRAINT "user_interests_user_id_interest_id_pk" PRIMARY KEY("user_id","interest_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" "citext" NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"password_hash" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"role" text DEFAULT 'learner' NOT NULL,
	"gender" text DEFAULT 'unspecified' NOT NULL,
	"phone" text,
	"country" text,
	"address" text,
	"about" text,
	"locale" text DEFAULT 'en' NOT NULL,
	"thumbnail_url" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "accesses" ADD CONSTRAINT "accesses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accesses" ADD CONSTRAINT "accesses_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accesses" ADD CONSTRAINT "accesses_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accesses" ADD CONSTRAINT "accesses_online_masterclass_id_online_masterclasses_id_fk" FOREIGN KEY ("online_masterclass_id") REFERENCES "public"."online_masterclasses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_replies" ADD CONSTRAINT "discussion_replies_discussion_id_discussions_id_fk" FOREIGN KEY ("discussion_id") REFERENCES "public"."discussions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_replies" ADD CONSTRAINT "discussion_replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussions" ADD CONSTRAINT "discussions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_options" ADD CONSTRAINT "exam_options_question_id_exam_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."exam_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_questions" ADD CONSTRAINT "exam_questions_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_online_masterclass_id_online_masterclasses_id_fk" FOREIGN KEY ("online_masterclass_id") REFERENCES "public"."online_masterclasses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agenda_items" ADD CONSTRAINT "agenda_items_live_masterclass_id_live_masterclasses_id_fk" FOREIGN KEY ("live_masterclass_id") REFERENCES "public"."live_masterclasses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_masterclass_educators" ADD CONSTRAINT "live_masterclass_educators_live_masterclass_id_live_masterclasses_id_fk" FOREIGN KEY ("live_masterclass_id") REFERENCES "public"."live_masterclasses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_masterclass_educators" ADD CONSTRAINT "live_masterclass_educators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_masterclasses" ADD CONSTRAINT "live_masterclasses_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_packages" ADD CONSTRAINT "ticket_packages_live_masterclass_id_live_masterclasses_id_fk" FOREIGN KEY ("live_masterclass_id") REFERENCES "public"."live_masterclasses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_types" ADD CONSTRAINT "ticket_types_live_masterclass_id_live_masterclasses_id_fk" FOREIGN KEY ("live_masterclass_id") REFERENCES "public"."live_masterclasses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_ticket_type_id_ticket_types_id_fk" FOREIGN KEY ("ticket_type_id") REFERENCES "public"."ticket_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_ticket_package_id_ticket_packages_id_fk" FOREIGN KEY ("ticket_package_id") REFERENCES "public"."ticket_packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "online_masterclass_educators" ADD CONSTRAINT "online_masterclass_educators_online_masterclass_id_online_masterclasses_id_fk" FOREIGN KEY ("online_masterclass_id") REFERENCES "public"."online_masterclasses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "online_masterclass_educators" ADD CONSTRAINT "online_masterclass_educators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "online_masterclasses" ADD CONSTRAINT "online_masterclasses_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_resources" ADD CONSTRAINT "post_resources_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_category_id_post_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."post_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_posts" ADD CONSTRAINT "saved_posts_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_posts" ADD CONSTRAINT "saved_posts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_courses" ADD CONSTRAINT "program_courses_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_courses" ADD CONSTRAINT "program_courses_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qualifications" ADD CONSTRAINT "qualifications_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_category_id_story_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."story_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_interests" ADD CONSTRAINT "user_interests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_interests" ADD CONSTRAINT "user_interests_interest_id_interests_id_fk" FOREIGN KEY ("interest_id") REFERENCES "public"."interests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accesses_course" ON "accesses" USING btree ("user_id","course_id");--> statement-breakpoint
CREATE INDEX "accesses_program" ON "accesses" USING btree ("user_id","program_id");--> statement-breakpoint
CREATE INDEX "accesses_online_masterclass" ON "accesses" USING btree ("user_id","online_masterclass_id");--> statement-breakpoint
CREATE INDEX "courses_newest" ON "courses" USING btree ("created_at" desc,"id");--> statement-breakpoint
CREATE INDEX "courses_popular" ON "courses" USING btree ("popularity" desc,"id");--> statement-breakpoint
CREATE INDEX "courses_category" ON "courses" USING btree ("category_id","created_at" desc);--> statement-breakpoint
CREATE INDEX "discussion_replies_discussion" ON "discussion_replies" USING btree ("discussion_id","published_at");--> statement-breakpoint
CREATE INDEX "discussion_replies_author" ON "discussion_replies" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "discussions_slug" ON "discussions" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "discussions_author" ON "discussions" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "exam_options_question" ON "exam_options" USING btree ("question_id","position");--> statement-breakpoint
CREATE INDEX "exam_questions_exam" ON "exam_questions" USING btree ("exam_id","position");--> statement-breakpoint
CREATE INDEX "lesson_progress_lesson" ON "lesson_progress" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "lessons_course" ON "lessons" USING btree ("course_id","position");--> statement-breakpoint
CREATE INDEX "lessons_online_masterclass" ON "lessons" USING btree ("online_masterclass_id","position");--> statement-breakpoint
CREATE INDEX "agenda_items_event" ON "agenda_items" USING btree ("live_masterclass_id","day","at");--> statement-breakpoint
CREATE INDEX "live_masterclass_educators_user" ON "live_masterclass_educators" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "live_masterclasses_dates" ON "live_masterclasses" USING btree ("starts_at","ends_at");--> statement-breakpoint
CREATE INDEX "tickets_user" ON "tickets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tickets_type" ON "tickets" USING btree ("ticket_type_id");--> statement-breakpoint
CREATE INDEX "tickets_package" ON "tickets" USING btree ("ticket_package_id");--> statement-breakpoint
CREATE INDEX "online_masterclass_educators_user" ON "online_masterclass_educators" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "online_masterclasses_newest" ON "online_masterclasses" USING btree ("created_at" desc,"id");--> statement-breakpoint
CREATE INDEX "comments_post" ON "comments" USING btree ("post_id","published_at");--> statement-breakpoint
CREATE INDEX "comments_parent" ON "comments" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "comments_author" ON "comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "post_likes_post" ON "post_likes" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "post_resources_post" ON "post_resources" USING btree ("post_id","position");--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("published_at" desc,"id");--> statement-breakpoint
CREATE INDEX "posts_category" ON "posts" USING btree ("category_id","published_at" desc);--> statement-breakpoint
CREATE INDEX "posts_type" ON "posts" USING btree ("type","published_at" desc);--> statement-breakpoint
CREATE INDEX "posts_author" ON "posts" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "saved_posts_post" ON "saved_posts" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "program_courses_course" ON "program_courses" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "programs_newest" ON "programs" USING btree ("created_at" desc,"id");--> statement-breakpoint
CREATE INDEX "programs_popular" ON "programs" USING btree ("popularity" desc,"id");--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "stories_category" ON "stories" USING btree ("category_id","published_at" desc);--> statement-breakpoint
CREATE INDEX "stories_author" ON "stories" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "access_tokens_user" ON "access_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "access_tokens_expiry" ON "access_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_interests_interest" ON "user_interests" USING btree ("interest_id");