ALTER TABLE "settings" ADD COLUMN "undo_minutes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "not_before" bigint DEFAULT 0 NOT NULL;