CREATE TABLE `model_reservations` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`month` text NOT NULL,
	`amount` integer NOT NULL,
	`worker` text NOT NULL,
	`ends_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `model_reservations_user` ON `model_reservations` (`user_id`,`month`);--> statement-breakpoint
CREATE INDEX `model_reservations_month` ON `model_reservations` (`month`);