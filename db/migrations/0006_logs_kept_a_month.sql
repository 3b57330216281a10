CREATE INDEX `webhook_receipts_customer` ON `webhook_receipts` (body ->> 'customerId');--> statement-breakpoint
CREATE INDEX `webhook_receipts_account` ON `webhook_receipts` (body ->> 'accountId');--> statement-breakpoint
CREATE INDEX `mails_kept` ON `mails` (`created_at`) WHERE due_at is null and text <> '';