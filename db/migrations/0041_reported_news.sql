CREATE TABLE `reported_news` (
	`user_id` text NOT NULL,
	`account_id` text NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`count` integer NOT NULL,
	`reported_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `account_id`, `kind`, `subject_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`account_id`) ON UPDATE cascade ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `reported_news_account` ON `reported_news` (`account_id`);--> statement-breakpoint
CREATE INDEX `reported_news_reported` ON `reported_news` (`reported_at`);--> statement-breakpoint
ALTER TABLE `comment_results` ADD `reactions_at` integer;