CREATE TABLE `provider_reads` (
	`account_id` text NOT NULL,
	`day` text NOT NULL,
	`search_rows` integer DEFAULT 0 NOT NULL,
	`profiles` integer DEFAULT 0 NOT NULL,
	`others` integer DEFAULT 0 NOT NULL,
	`comments` integer DEFAULT 0 NOT NULL,
	`rate_limits` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `day`)
);
--> statement-breakpoint
CREATE INDEX `provider_reads_day` ON `provider_reads` (`day`);