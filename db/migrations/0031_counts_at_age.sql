ALTER TABLE `comment_results` ADD `move` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `comment_results` ADD `reactions_24h` integer;--> statement-breakpoint
ALTER TABLE `comment_results` ADD `replies_24h` integer;--> statement-breakpoint
ALTER TABLE `comment_results` ADD `read_at_24h` integer;--> statement-breakpoint
ALTER TABLE `comment_results` ADD `reactions_72h` integer;--> statement-breakpoint
ALTER TABLE `comment_results` ADD `replies_72h` integer;--> statement-breakpoint
ALTER TABLE `comment_results` ADD `read_at_72h` integer;--> statement-breakpoint
ALTER TABLE `comment_results` ADD `reactions_168h` integer;--> statement-breakpoint
ALTER TABLE `comment_results` ADD `replies_168h` integer;--> statement-breakpoint
ALTER TABLE `comment_results` ADD `read_at_168h` integer;