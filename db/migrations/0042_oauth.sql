CREATE TABLE `oauth_grants` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`client_id` text NOT NULL,
	`client_name` text NOT NULL,
	`redirect_to` text NOT NULL,
	`scope` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`last_used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `oauth_grants_user` ON `oauth_grants` (`user_id`);--> statement-breakpoint
CREATE INDEX `oauth_grants_client` ON `oauth_grants` (`client_id`);--> statement-breakpoint
CREATE INDEX `oauth_grants_expiry` ON `oauth_grants` (`expires_at`);--> statement-breakpoint
CREATE TABLE `oauth_payloads` (
	`kind` text NOT NULL,
	`id_hash` text NOT NULL,
	`grant_id` text,
	`user_id` text,
	`payload` text NOT NULL,
	`expires_at` integer NOT NULL,
	`consumed_at` integer,
	PRIMARY KEY(`kind`, `id_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `oauth_payloads_grant` ON `oauth_payloads` (`grant_id`);--> statement-breakpoint
CREATE INDEX `oauth_payloads_user` ON `oauth_payloads` (`user_id`);--> statement-breakpoint
CREATE INDEX `oauth_payloads_expiry` ON `oauth_payloads` (`expires_at`);