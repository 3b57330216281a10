CREATE TABLE "reported_news" (
	"user_id" text collate "C" NOT NULL,
	"account_id" text collate "C" NOT NULL,
	"kind" text collate "C" NOT NULL,
	"subject_id" text collate "C" NOT NULL,
	"count" bigint NOT NULL,
	"reported_at" bigint NOT NULL,
	CONSTRAINT "reported_news_user_id_account_id_kind_subject_id_pk" PRIMARY KEY("user_id","account_id","kind","subject_id")
);
--> statement-breakpoint
ALTER TABLE "comment_results" ADD COLUMN "reactions_at" bigint;--> statement-breakpoint
ALTER TABLE "reported_news" ADD CONSTRAINT "reported_news_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reported_news" ADD CONSTRAINT "reported_news_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "reported_news_account" ON "reported_news" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "reported_news_reported" ON "reported_news" USING btree ("reported_at");