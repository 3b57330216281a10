CREATE TABLE `proposals` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`user_id` text NOT NULL,
	`state` text NOT NULL,
	`habit` text NOT NULL,
	`kind` text NOT NULL,
	`details` text NOT NULL,
	`line` text,
	`changed` integer NOT NULL,
	`out_of` integer NOT NULL,
	`evidence` text NOT NULL,
	`created_at` integer NOT NULL,
	`decided_at` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`account_id`) ON UPDATE cascade ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `proposals_habit` ON `proposals` (`account_id`,`habit`);--> statement-breakpoint
CREATE INDEX `proposals_user` ON `proposals` (`user_id`,`state`,`created_at`);