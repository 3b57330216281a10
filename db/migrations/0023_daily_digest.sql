ALTER TABLE `users` ADD `digest_time_zone` text;--> statement-breakpoint
ALTER TABLE `users` ADD `digested_at` integer;