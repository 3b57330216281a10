ALTER TABLE "comment_results" ADD COLUMN "removed_at" bigint;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "older_secrets" json;--> statement-breakpoint
ALTER TABLE "webhook_messages" ADD COLUMN "public_id" text collate "C";--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_messages_public_id" ON "webhook_messages" USING btree ("public_id");