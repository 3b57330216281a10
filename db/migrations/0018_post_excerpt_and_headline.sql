ALTER TABLE `profiles` ADD `headline` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `comments` ADD `post_excerpt` text DEFAULT '' NOT NULL;