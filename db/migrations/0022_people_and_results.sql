CREATE TABLE `member_accounts` (
	`member_id` text NOT NULL,
	`account_id` text NOT NULL,
	PRIMARY KEY(`member_id`, `account_id`),
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`account_id`) ON UPDATE cascade ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `member_accounts_account` ON `member_accounts` (`account_id`);--> statement-breakpoint
CREATE TABLE `members` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`user_id` text,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`role` text NOT NULL,
	`all_accounts` integer NOT NULL,
	`created_at` integer NOT NULL,
	`joined_at` integer,
	`token_hash` text,
	`sent_at` integer NOT NULL,
	`expires_at` integer,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `members_person` ON `members` (`owner_id`,`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `members_invited` ON `members` (`owner_id`,`email_key`) WHERE user_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX `members_token` ON `members` (`token_hash`);--> statement-breakpoint
CREATE INDEX `members_user` ON `members` (`user_id`);--> statement-breakpoint
CREATE INDEX `members_email` ON `members` (`email_key`) WHERE user_id is null;--> statement-breakpoint
CREATE INDEX `members_expiry` ON `members` (`expires_at`) WHERE user_id is null;--> statement-breakpoint
CREATE TABLE `comment_replies` (
	`id` text PRIMARY KEY NOT NULL,
	`comment_id` text NOT NULL,
	`account_id` text NOT NULL,
	`user_id` text NOT NULL,
	`provider_reply_id` text NOT NULL,
	`author_id` text NOT NULL,
	`author_name` text NOT NULL,
	`author_headline` text NOT NULL,
	`author_url` text NOT NULL,
	`author_image_url` text NOT NULL,
	`text` text NOT NULL,
	`is_own` integer NOT NULL,
	`created_at` integer NOT NULL,
	`found_at` integer NOT NULL,
	`handled_at` integer,
	FOREIGN KEY (`comment_id`) REFERENCES `comments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`account_id`) ON UPDATE cascade ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `comment_replies_network` ON `comment_replies` (`comment_id`,`provider_reply_id`);--> statement-breakpoint
CREATE INDEX `comment_replies_user` ON `comment_replies` (`user_id`,`is_own`,`created_at`);--> statement-breakpoint
CREATE INDEX `comment_replies_open` ON `comment_replies` (`user_id`) WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX `comment_replies_account` ON `comment_replies` (`account_id`);--> statement-breakpoint
CREATE INDEX `comment_replies_found` ON `comment_replies` (`found_at`);--> statement-breakpoint
CREATE TABLE `comment_results` (
	`comment_id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`day` text NOT NULL,
	`hour` integer NOT NULL,
	`category` text NOT NULL,
	`source` text NOT NULL,
	`prompt_version` text NOT NULL,
	`language` text NOT NULL,
	`review` text NOT NULL,
	`reactions` integer DEFAULT 0 NOT NULL,
	`replies` integer DEFAULT 0 NOT NULL,
	`reply_counter` integer DEFAULT 0 NOT NULL,
	`read_at` integer,
	`next_read_at` integer,
	FOREIGN KEY (`comment_id`) REFERENCES `comments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`account_id`) ON UPDATE cascade ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `comment_results_due` ON `comment_results` (`next_read_at`,`account_id`) WHERE next_read_at is not null;--> statement-breakpoint
CREATE INDEX `comment_results_best` ON `comment_results` (`account_id`,`day`,`replies`,`reactions`,`comment_id`);--> statement-breakpoint
CREATE TABLE `result_totals` (
	`account_id` text NOT NULL,
	`dimension` text NOT NULL,
	`key` text NOT NULL,
	`day` text NOT NULL,
	`value` text NOT NULL,
	`comments` integer DEFAULT 0 NOT NULL,
	`read` integer DEFAULT 0 NOT NULL,
	`answered` integer DEFAULT 0 NOT NULL,
	`reactions` integer DEFAULT 0 NOT NULL,
	`replies` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`account_id`, `dimension`, `day`, `key`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`account_id`) ON UPDATE cascade ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `comments` ADD `counted_at` integer;--> statement-breakpoint
CREATE INDEX `comments_uncounted` ON `comments` (`created_at`) WHERE state = 'confirmed' and counted_at is null;--> statement-breakpoint
ALTER TABLE `draft_edits` ADD `edited_by` text REFERENCES users(id);--> statement-breakpoint
CREATE INDEX `draft_edits_editor` ON `draft_edits` (`edited_by`) WHERE edited_by is not null;--> statement-breakpoint
ALTER TABLE `drafts` ADD `decided_by` text REFERENCES users(id);--> statement-breakpoint
CREATE INDEX `drafts_decider` ON `drafts` (`decided_by`) WHERE decided_by is not null;