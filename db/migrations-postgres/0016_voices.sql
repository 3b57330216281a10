CREATE TABLE "voices" (
	"account_id" text collate "C" PRIMARY KEY NOT NULL,
	"samples" json NOT NULL,
	"left_out" json NOT NULL,
	"allowed_at" bigint,
	"read_at" bigint,
	"read_count" bigint,
	"read_since" bigint
);
--> statement-breakpoint
ALTER TABLE "connect_links" ADD COLUMN "read_voice" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "voices" ADD CONSTRAINT "voices_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE cascade;