CREATE TABLE `accounts` (
	`account_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`provider_id` text DEFAULT '' NOT NULL,
	`name` text NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`image_url` text DEFAULT '' NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`removed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `accounts_user` ON `accounts` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `accounts_provider` ON `accounts` (`provider_id`);--> statement-breakpoint
CREATE TABLE `automations` (
	`account_id` text PRIMARY KEY NOT NULL,
	`running` integer DEFAULT false NOT NULL,
	`due_at` integer,
	`state_kind` text NOT NULL,
	`state_reason` text NOT NULL,
	`state_until` integer,
	`state_message` text NOT NULL,
	`interval_index` integer DEFAULT 0 NOT NULL,
	`not_before` integer DEFAULT 0 NOT NULL,
	`faults` integer DEFAULT 0 NOT NULL,
	`search_turn` integer DEFAULT 0 NOT NULL,
	`monitor_turn` integer DEFAULT 0 NOT NULL,
	`dry` integer DEFAULT 0 NOT NULL,
	`touched` integer DEFAULT false NOT NULL,
	`lease_holder` text,
	`fence` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`account_id`) ON UPDATE cascade ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `automations_due` ON `automations` (`due_at`) WHERE lease_holder is null;--> statement-breakpoint
CREATE INDEX `automations_leased` ON `automations` (`lease_holder`) WHERE lease_holder is not null;--> statement-breakpoint
CREATE TABLE `connect_links` (
	`secret_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`account_id` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`taken_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `connect_links_user` ON `connect_links` (`user_id`);--> statement-breakpoint
CREATE TABLE `disconnections` (
	`account_id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`fault` text
);
--> statement-breakpoint
CREATE INDEX `disconnections_due` ON `disconnections` (`due_at`);--> statement-breakpoint
CREATE TABLE `engines` (
	`holder` text PRIMARY KEY NOT NULL,
	`host` text NOT NULL,
	`pid` integer NOT NULL,
	`beat_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `profiles` (
	`key` text PRIMARY KEY NOT NULL,
	`provider_id` text NOT NULL,
	`is_company` integer NOT NULL,
	`name` text NOT NULL,
	`url` text NOT NULL,
	`image_url` text NOT NULL,
	`read_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `settings` (
	`account_id` text PRIMARY KEY NOT NULL,
	`timing` text NOT NULL,
	`search_urls` text NOT NULL,
	`search_profiles` text NOT NULL,
	`daily_search_comments` integer NOT NULL,
	`daily_monitor_comments` integer NOT NULL,
	`prompt` text NOT NULL,
	`choice` text NOT NULL,
	`review` integer NOT NULL,
	`saved_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`account_id`) ON UPDATE cascade ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `audit` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`actor_id` text NOT NULL,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`details` text NOT NULL,
	`address` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_subject` ON `audit` (`subject`,`at`);--> statement-breakpoint
CREATE INDEX `audit_actor` ON `audit` (`actor_id`,`at`);--> statement-breakpoint
CREATE TABLE `attempts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subject` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attempts_subject` ON `attempts` (`subject`,`at`);--> statement-breakpoint
CREATE INDEX `attempts_at` ON `attempts` (`at`);--> statement-breakpoint
CREATE TABLE `codes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`email_key` text NOT NULL,
	`code_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`tries_left` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `codes_email` ON `codes` (`email_key`,`created_at`);--> statement-breakpoint
CREATE INDEX `codes_expiry` ON `codes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `once_calls` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`fingerprint` text NOT NULL,
	`claim` text NOT NULL,
	`status` integer,
	`answer` text,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `once_calls_user` ON `once_calls` (`user_id`);--> statement-breakpoint
CREATE INDEX `once_calls_expiry` ON `once_calls` (`expires_at`);--> statement-breakpoint
CREATE TABLE `personal_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`scope` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	`last_used_at` integer,
	`revoked_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `personal_tokens_hash` ON `personal_tokens` (`token_hash`);--> statement-breakpoint
CREATE INDEX `personal_tokens_user` ON `personal_tokens` (`user_id`);--> statement-breakpoint
CREATE TABLE `reset_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `reset_tokens_user` ON `reset_tokens` (`user_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`ended_at` integer,
	`user_agent` text DEFAULT '' NOT NULL,
	`address` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `billing_mirrors` (
	`user_id` text PRIMARY KEY NOT NULL,
	`begun` integer DEFAULT 0 NOT NULL,
	`kept` integer DEFAULT 0 NOT NULL,
	`read_at` integer DEFAULT 0 NOT NULL,
	`derived` text,
	`edited_at` integer,
	`held_by` text,
	`held_until` integer DEFAULT 0 NOT NULL,
	`intent` text,
	`lost_customer_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `billing_mirrors_read` ON `billing_mirrors` (`read_at`);--> statement-breakpoint
CREATE TABLE `billing_notices` (
	`key` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `closures` (
	`customer_id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`fault` text
);
--> statement-breakpoint
CREATE INDEX `closures_due` ON `closures` (`due_at`);--> statement-breakpoint
CREATE TABLE `invoices` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`invoice_number` text,
	`amount` integer NOT NULL,
	`status` text NOT NULL,
	`invoice_url` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `invoices_user` ON `invoices` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `payment_methods` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`brand` text NOT NULL,
	`last4` text NOT NULL,
	`exp_month` integer NOT NULL,
	`exp_year` integer NOT NULL,
	`is_default` integer NOT NULL,
	`created_at` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `payment_methods_user` ON `payment_methods` (`user_id`);--> statement-breakpoint
CREATE TABLE `plans` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`price` integer NOT NULL,
	`trial_days` integer NOT NULL,
	`payments_price_id` text,
	`features` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`plan_id` text,
	`price_id` text DEFAULT '' NOT NULL,
	`unit_amount` integer DEFAULT 0 NOT NULL,
	`created_at` integer DEFAULT 0 NOT NULL,
	`seats` integer NOT NULL,
	`status` text NOT NULL,
	`trial_end` integer,
	`current_period_start` integer,
	`current_period_end` integer,
	`cancel_at_period_end` integer NOT NULL,
	`read_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`plan_id`) REFERENCES `plans`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `subscriptions_user` ON `subscriptions` (`user_id`);--> statement-breakpoint
CREATE TABLE `webhook_receipts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`provider` text NOT NULL,
	`event_id` text NOT NULL,
	`kind` text NOT NULL,
	`body` text NOT NULL,
	`received_at` integer NOT NULL,
	`handled_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_receipts_event` ON `webhook_receipts` (`provider`,`event_id`);--> statement-breakpoint
CREATE INDEX `webhook_receipts_unhandled` ON `webhook_receipts` (`received_at`) WHERE handled_at is null;--> statement-breakpoint
CREATE TABLE `comment_totals` (
	`account_id` text NOT NULL,
	`category` text NOT NULL,
	`user_id` text NOT NULL,
	`total` integer NOT NULL,
	PRIMARY KEY(`account_id`, `category`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`account_id`) ON UPDATE cascade ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `comment_totals_user` ON `comment_totals` (`user_id`);--> statement-breakpoint
CREATE TABLE `comments` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`user_id` text NOT NULL,
	`state` text NOT NULL,
	`post_id` text NOT NULL,
	`post_url` text NOT NULL,
	`poster_id` text NOT NULL,
	`poster_name` text NOT NULL,
	`poster_image_url` text NOT NULL,
	`category` text NOT NULL,
	`source` text NOT NULL,
	`comment` text DEFAULT '' NOT NULL,
	`window_day` text NOT NULL,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	`provider_comment_id` text,
	`looks` integer DEFAULT 0 NOT NULL,
	`look_at` integer,
	`receipt` text,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`account_id`) ON UPDATE cascade ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `comments_user_created` ON `comments` (`user_id`,`state`,`created_at`,`category`);--> statement-breakpoint
CREATE INDEX `comments_account_created` ON `comments` (`account_id`,`created_at`,`category`,`user_id`) WHERE state = 'confirmed';--> statement-breakpoint
CREATE INDEX `comments_user_poster` ON `comments` (`user_id`,`poster_name`,`created_at`,`category`,`account_id`) WHERE state = 'confirmed';--> statement-breakpoint
CREATE INDEX `comments_window` ON `comments` (`account_id`,`window_day`,`category`,`state`);--> statement-breakpoint
CREATE INDEX `comments_open` ON `comments` (`account_id`) WHERE state in ('reserved', 'sent');--> statement-breakpoint
CREATE INDEX `comments_look` ON `comments` (`account_id`,`look_at`) WHERE look_at is not null;--> statement-breakpoint
CREATE INDEX `comments_poster` ON `comments` (`account_id`,`poster_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `bench_posts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`post_id` text NOT NULL,
	`post_url` text NOT NULL,
	`poster_name` text NOT NULL,
	`text` text NOT NULL,
	`posted_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `bench_posts_user` ON `bench_posts` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `draft_edits` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`comment_id` text NOT NULL,
	`edit` text NOT NULL,
	FOREIGN KEY (`comment_id`) REFERENCES `drafts`(`comment_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `draft_edits_comment` ON `draft_edits` (`comment_id`);--> statement-breakpoint
CREATE TABLE `drafts` (
	`comment_id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`user_id` text NOT NULL,
	`state` text NOT NULL,
	`post_text` text NOT NULL,
	`posted_at` integer NOT NULL,
	`original` text NOT NULL,
	`edits` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`decided_at` integer,
	`lapses_at` integer NOT NULL,
	`reason` text,
	FOREIGN KEY (`comment_id`) REFERENCES `comments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`account_id`) ON UPDATE cascade ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `drafts_user` ON `drafts` (`user_id`,`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `drafts_account` ON `drafts` (`account_id`,`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `drafts_lapse` ON `drafts` (`lapses_at`) WHERE state in ('waiting', 'held', 'approved');--> statement-breakpoint
CREATE TABLE `events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`account_id` text NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	`message` text NOT NULL,
	`data` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `events_user` ON `events` (`user_id`,`id`);--> statement-breakpoint
CREATE TABLE `mails` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	`sent_at` integer,
	`fault` text
);
--> statement-breakpoint
CREATE INDEX `mails_due` ON `mails` (`due_at`);--> statement-breakpoint
CREATE INDEX `mails_recipient` ON `mails` (lower(recipient));--> statement-breakpoint
CREATE TABLE `commented_posts` (
	`user_id` text NOT NULL,
	`post_id` text NOT NULL,
	`comment_id` text NOT NULL,
	PRIMARY KEY(`user_id`, `post_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`comment_id`) REFERENCES `comments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `commented_posts_comment` ON `commented_posts` (`comment_id`);--> statement-breakpoint
CREATE TABLE `seen_posts` (
	`account_id` text NOT NULL,
	`post_id` text NOT NULL,
	`post_url` text NOT NULL,
	`poster_name` text NOT NULL,
	`excerpt` text NOT NULL,
	`posted_at` integer NOT NULL,
	`category` text NOT NULL,
	`source` text NOT NULL,
	`verdict` text NOT NULL,
	`reason` text NOT NULL,
	`detail` text DEFAULT '' NOT NULL,
	`closed` integer DEFAULT false NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `post_id`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`account_id`) ON UPDATE cascade ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `seen_posts_account` ON `seen_posts` (`account_id`,`at`,`verdict`,`reason`,`category`);--> statement-breakpoint
CREATE TABLE `switches` (
	`name` text PRIMARY KEY NOT NULL,
	`since` integer NOT NULL,
	`reason` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`company_name` text DEFAULT '' NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`pending_email` text,
	`password_hash` text NOT NULL,
	`role` text NOT NULL,
	`profile_image` text DEFAULT '' NOT NULL,
	`seats` integer DEFAULT 1 NOT NULL,
	`status` text NOT NULL,
	`subscription_ends_at` integer,
	`verified_at` integer,
	`trial_started_at` integer,
	`trial_days` integer DEFAULT 0 NOT NULL,
	`stopped_at` integer,
	`payments_customer_id` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_key` ON `users` (`email_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_payments_customer` ON `users` (`payments_customer_id`);--> statement-breakpoint
CREATE INDEX `users_pending` ON `users` (lower(pending_email)) WHERE pending_email is not null;--> statement-breakpoint
CREATE INDEX `users_created` ON `users` (`created_at`);--> statement-breakpoint
CREATE INDEX `users_status_ends` ON `users` (`status`,`subscription_ends_at`);--> statement-breakpoint
CREATE INDEX `users_ends` ON `users` (`subscription_ends_at`);--> statement-breakpoint
CREATE INDEX `users_first_name` ON `users` (first_name collate nocase);--> statement-breakpoint
CREATE INDEX `users_last_name` ON `users` (last_name collate nocase);--> statement-breakpoint
CREATE INDEX `users_seats` ON `users` (`seats`);