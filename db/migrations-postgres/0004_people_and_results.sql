CREATE TABLE "member_accounts" (
	"member_id" text collate "C" NOT NULL,
	"account_id" text collate "C" NOT NULL,
	CONSTRAINT "member_accounts_member_id_account_id_pk" PRIMARY KEY("member_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"owner_id" text collate "C" NOT NULL,
	"user_id" text collate "C",
	"email" text collate "C" NOT NULL,
	"email_key" text collate "C" NOT NULL,
	"role" text collate "C" NOT NULL,
	"all_accounts" boolean NOT NULL,
	"created_at" bigint NOT NULL,
	"joined_at" bigint,
	"token_hash" text collate "C",
	"sent_at" bigint NOT NULL,
	"expires_at" bigint
);
--> statement-breakpoint
CREATE TABLE "comment_replies" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"comment_id" text collate "C" NOT NULL,
	"account_id" text collate "C" NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"provider_reply_id" text collate "C" NOT NULL,
	"author_id" text collate "C" NOT NULL,
	"author_name" text collate "C" NOT NULL,
	"author_headline" text collate "C" NOT NULL,
	"author_url" text collate "C" NOT NULL,
	"author_image_url" text collate "C" NOT NULL,
	"text" text collate "C" NOT NULL,
	"is_own" boolean NOT NULL,
	"created_at" bigint NOT NULL,
	"found_at" bigint NOT NULL,
	"handled_at" bigint
);
--> statement-breakpoint
CREATE TABLE "comment_results" (
	"comment_id" text collate "C" PRIMARY KEY NOT NULL,
	"account_id" text collate "C" NOT NULL,
	"created_at" bigint NOT NULL,
	"day" text collate "C" NOT NULL,
	"hour" bigint NOT NULL,
	"category" text collate "C" NOT NULL,
	"source" text collate "C" NOT NULL,
	"prompt_version" text collate "C" NOT NULL,
	"language" text collate "C" NOT NULL,
	"review" text collate "C" NOT NULL,
	"reactions" bigint DEFAULT 0 NOT NULL,
	"replies" bigint DEFAULT 0 NOT NULL,
	"reply_counter" bigint DEFAULT 0 NOT NULL,
	"read_at" bigint,
	"next_read_at" bigint
);
--> statement-breakpoint
CREATE TABLE "result_totals" (
	"account_id" text collate "C" NOT NULL,
	"dimension" text collate "C" NOT NULL,
	"key" text collate "C" NOT NULL,
	"day" text collate "C" NOT NULL,
	"value" text collate "C" NOT NULL,
	"comments" bigint DEFAULT 0 NOT NULL,
	"read" bigint DEFAULT 0 NOT NULL,
	"answered" bigint DEFAULT 0 NOT NULL,
	"reactions" bigint DEFAULT 0 NOT NULL,
	"replies" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "result_totals_account_id_dimension_day_key_pk" PRIMARY KEY("account_id","dimension","day","key")
);
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "counted_at" bigint;--> statement-breakpoint
ALTER TABLE "draft_edits" ADD COLUMN "edited_by" text collate "C";--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "decided_by" text collate "C";--> statement-breakpoint
ALTER TABLE "member_accounts" ADD CONSTRAINT "member_accounts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_accounts" ADD CONSTRAINT "member_accounts_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_replies" ADD CONSTRAINT "comment_replies_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_replies" ADD CONSTRAINT "comment_replies_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "comment_replies" ADD CONSTRAINT "comment_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_results" ADD CONSTRAINT "comment_results_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_results" ADD CONSTRAINT "comment_results_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "result_totals" ADD CONSTRAINT "result_totals_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "member_accounts_account" ON "member_accounts" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "members_person" ON "members" USING btree ("owner_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "members_invited" ON "members" USING btree ("owner_id","email_key") WHERE user_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "members_token" ON "members" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "members_user" ON "members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "members_email" ON "members" USING btree ("email_key") WHERE user_id is null;--> statement-breakpoint
CREATE INDEX "members_expiry" ON "members" USING btree ("expires_at") WHERE user_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "comment_replies_network" ON "comment_replies" USING btree ("comment_id","provider_reply_id");--> statement-breakpoint
CREATE INDEX "comment_replies_user" ON "comment_replies" USING btree ("user_id","is_own","created_at");--> statement-breakpoint
CREATE INDEX "comment_replies_open" ON "comment_replies" USING btree ("user_id") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "comment_replies_account" ON "comment_replies" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "comment_replies_found" ON "comment_replies" USING btree ("found_at");--> statement-breakpoint
CREATE INDEX "comment_results_due" ON "comment_results" USING btree ("next_read_at","account_id") WHERE next_read_at is not null;--> statement-breakpoint
CREATE INDEX "comment_results_best" ON "comment_results" USING btree ("account_id","day","replies","reactions","comment_id");--> statement-breakpoint
ALTER TABLE "draft_edits" ADD CONSTRAINT "draft_edits_edited_by_users_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_uncounted" ON "comments" USING btree ("created_at") WHERE state = 'confirmed' and counted_at is null;--> statement-breakpoint
CREATE INDEX "draft_edits_editor" ON "draft_edits" USING btree ("edited_by") WHERE edited_by is not null;--> statement-breakpoint
CREATE INDEX "drafts_decider" ON "drafts" USING btree ("decided_by") WHERE decided_by is not null;