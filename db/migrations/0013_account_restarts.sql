ALTER TABLE `accounts` ADD `restarted_at` integer;--> statement-breakpoint
CREATE INDEX `accounts_connecting` ON `accounts` (`account_id`) WHERE status = 'Connecting';