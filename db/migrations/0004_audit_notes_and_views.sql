CREATE TABLE `notes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`author_id` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `notes_user` ON `notes` (`user_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `audit` ADD `agent` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `audit_action` ON `audit` (`action`,`at`);--> statement-breakpoint
CREATE INDEX `audit_at` ON `audit` (`at`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `viewer_session_id` text;