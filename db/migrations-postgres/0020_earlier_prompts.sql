CREATE TABLE "earlier_prompts" (
	"account_id" text collate "C" NOT NULL,
	"version" text collate "C" NOT NULL,
	"text" text collate "C" NOT NULL,
	"replaced_at" bigint NOT NULL,
	CONSTRAINT "earlier_prompts_account_id_version_pk" PRIMARY KEY("account_id","version")
);
--> statement-breakpoint
ALTER TABLE "earlier_prompts" ADD CONSTRAINT "earlier_prompts_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE cascade;