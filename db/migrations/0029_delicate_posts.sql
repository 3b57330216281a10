ALTER TABLE `settings` ADD `delicate_posts` text DEFAULT 'hold' NOT NULL;--> statement-breakpoint
ALTER TABLE `drafts` ADD `held_for` text;--> statement-breakpoint
ALTER TABLE `drafts` ADD `held_detail` text DEFAULT '' NOT NULL;