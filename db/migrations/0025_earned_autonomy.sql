CREATE TABLE `autonomy` (
	`account_id` text PRIMARY KEY NOT NULL,
	`allowed` integer NOT NULL,
	`after` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`account_id`) ON UPDATE cascade ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `source_trust` (
	`account_id` text NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`source` text NOT NULL,
	`streak` integer NOT NULL,
	`earned_at` integer,
	`lost_at` integer,
	`lost_reason` text,
	PRIMARY KEY(`account_id`, `kind`, `key`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`account_id`) ON UPDATE cascade ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `drafts` ADD `autonomy` text;--> statement-breakpoint
ALTER TABLE `drafts` ADD `counted` integer DEFAULT false NOT NULL;