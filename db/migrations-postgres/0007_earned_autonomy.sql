CREATE TABLE "autonomy" (
	"account_id" text collate "C" PRIMARY KEY NOT NULL,
	"allowed" boolean NOT NULL,
	"after" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "source_trust" (
	"account_id" text collate "C" NOT NULL,
	"kind" text collate "C" NOT NULL,
	"key" text collate "C" NOT NULL,
	"source" text collate "C" NOT NULL,
	"streak" bigint NOT NULL,
	"earned_at" bigint,
	"lost_at" bigint,
	"lost_reason" text collate "C",
	CONSTRAINT "source_trust_account_id_kind_key_pk" PRIMARY KEY("account_id","kind","key")
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "autonomy" json;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "counted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "autonomy" ADD CONSTRAINT "autonomy_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "source_trust" ADD CONSTRAINT "source_trust_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE cascade;