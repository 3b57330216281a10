CREATE TABLE `voices` (
	`account_id` text PRIMARY KEY NOT NULL,
	`samples` text NOT NULL,
	`left_out` text NOT NULL,
	`allowed_at` integer,
	`read_at` integer,
	`read_count` integer,
	`read_since` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`account_id`) ON UPDATE cascade ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `connect_links` ADD `read_voice` integer DEFAULT false NOT NULL;