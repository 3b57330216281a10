ALTER TABLE "automations" ADD COLUMN "first_started_at" bigint;--> statement-breakpoint
ALTER TABLE "automations" ADD COLUMN "first_drafts" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE automations SET first_started_at = (SELECT a.created_at FROM accounts a WHERE a.account_id = automations.account_id)
WHERE running OR EXISTS (SELECT 1 FROM comments c WHERE c.account_id = automations.account_id);
