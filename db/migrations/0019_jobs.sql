CREATE TABLE `jobs` (
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`group_key` text,
	`priority` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`run_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`locked_by` text,
	`locked_at` integer,
	`last_error` text,
	`dead_at` integer,
	PRIMARY KEY(`kind`, `key`)
);
--> statement-breakpoint
CREATE INDEX `jobs_due` ON `jobs` (`kind`,`run_at`) WHERE locked_by is null and dead_at is null;--> statement-breakpoint
CREATE INDEX `jobs_locked` ON `jobs` (`locked_by`) WHERE locked_by is not null;--> statement-breakpoint
CREATE INDEX `jobs_group` ON `jobs` (`group_key`) WHERE group_key is not null;--> statement-breakpoint
CREATE INDEX `jobs_dead` ON `jobs` (`dead_at`) WHERE dead_at is not null;--> statement-breakpoint
-- All that waited goes on as a job, where it stood.
INSERT INTO `jobs` (`kind`, `key`, `priority`, `created_at`, `run_at`, `attempts`, `last_error`)
  SELECT 'mail', `id`, -`sealed`, `created_at`, `due_at`, `tries`, `fault` FROM `mails` WHERE `due_at` IS NOT NULL;
--> statement-breakpoint
INSERT INTO `jobs` (`kind`, `key`, `group_key`, `created_at`, `run_at`, `attempts`, `last_error`)
  SELECT 'webhook', CAST(`id` AS TEXT), `endpoint_id`, `created_at`, `due_at`, `tries`, `fault` FROM `webhook_messages` WHERE `due_at` IS NOT NULL;
--> statement-breakpoint
INSERT INTO `jobs` (`kind`, `key`, `created_at`, `run_at`, `attempts`, `last_error`)
  SELECT 'customer_deletion', `customer_id`, `created_at`, `due_at`, `tries`, `fault` FROM `closures`;
--> statement-breakpoint
INSERT INTO `jobs` (`kind`, `key`, `created_at`, `run_at`, `attempts`, `last_error`)
  SELECT 'account_deletion', `account_id`, `created_at`, `due_at`, `tries`, `fault` FROM `disconnections`;
--> statement-breakpoint
DROP TABLE `disconnections`;--> statement-breakpoint
DROP TABLE `closures`;--> statement-breakpoint
DROP INDEX `mails_due`;--> statement-breakpoint
DROP INDEX `mails_done`;--> statement-breakpoint
CREATE INDEX `mails_created` ON `mails` (`created_at`);--> statement-breakpoint
ALTER TABLE `mails` DROP COLUMN `due_at`;--> statement-breakpoint
DROP INDEX `webhook_messages_due`;--> statement-breakpoint
ALTER TABLE `webhook_messages` DROP COLUMN `due_at`;--> statement-breakpoint
ALTER TABLE `engines` DROP COLUMN `host`;--> statement-breakpoint
ALTER TABLE `engines` DROP COLUMN `pid`;