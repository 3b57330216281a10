ALTER TABLE `comment_results` ADD `removed_at` integer;--> statement-breakpoint
ALTER TABLE `webhook_endpoints` ADD `older_secrets` text;--> statement-breakpoint
ALTER TABLE `webhook_messages` ADD `public_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_messages_public_id` ON `webhook_messages` (`public_id`);