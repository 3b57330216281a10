ALTER TABLE "users" ADD COLUMN "draft_mails" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "signed_out_mails" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "result_mails" boolean DEFAULT false NOT NULL;