CREATE TABLE `campaign_changes` (
	`run_id` text NOT NULL,
	`account_id` text NOT NULL,
	`before` text NOT NULL,
	`after` text NOT NULL,
	`undone_at` integer,
	PRIMARY KEY(`run_id`, `account_id`),
	FOREIGN KEY (`run_id`) REFERENCES `campaign_runs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`account_id`) ON UPDATE cascade ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `campaign_changes_account` ON `campaign_changes` (`account_id`);--> statement-breakpoint
CREATE TABLE `campaign_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`campaign_id` text NOT NULL,
	`actor_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`campaign_id`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `campaign_runs_campaign` ON `campaign_runs` (`campaign_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `campaigns` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`template` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `campaigns_created` ON `campaigns` (`created_at`);--> statement-breakpoint
CREATE TABLE `admin_seen` (
	`user_id` text PRIMARY KEY NOT NULL,
	`seen_until` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `billing_notices_failed` ON `billing_notices` (`at`) WHERE key like 'failed:%';--> statement-breakpoint
CREATE INDEX `events_not_connected` ON `events` (`at`) WHERE kind = 'state' and json_extract(data, '$.state.reason') = 'not_connected';