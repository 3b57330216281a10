CREATE TABLE `billing_differences` (
	`customer_id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`found_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
