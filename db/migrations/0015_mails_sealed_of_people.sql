DROP INDEX `mails_kept`;--> statement-breakpoint
ALTER TABLE `mails` ADD `user_id` text REFERENCES users(id);--> statement-breakpoint
ALTER TABLE `mails` ADD `sealed` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `mails_user` ON `mails` (`user_id`);--> statement-breakpoint
CREATE INDEX `mails_done` ON `mails` (`created_at`) WHERE due_at is null;