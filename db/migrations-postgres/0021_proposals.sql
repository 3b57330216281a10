CREATE TABLE "proposals" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"account_id" text collate "C" NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"state" text collate "C" NOT NULL,
	"habit" text collate "C" NOT NULL,
	"kind" text collate "C" NOT NULL,
	"details" json NOT NULL,
	"line" text collate "C",
	"changed" bigint NOT NULL,
	"out_of" bigint NOT NULL,
	"evidence" json NOT NULL,
	"created_at" bigint NOT NULL,
	"decided_at" bigint
);
--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_habit" ON "proposals" USING btree ("account_id","habit");--> statement-breakpoint
CREATE INDEX "proposals_user" ON "proposals" USING btree ("user_id","state","created_at");