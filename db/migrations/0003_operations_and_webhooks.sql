CREATE TABLE `webhook_endpoints` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`url` text NOT NULL,
	`types` text NOT NULL,
	`secret` text NOT NULL,
	`earlier_secret` text,
	`earlier_until` integer,
	`created_at` integer NOT NULL,
	`disabled_at` integer,
	`disabled_why` text,
	`failing_since` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webhook_endpoints_user` ON `webhook_endpoints` (`user_id`);--> statement-breakpoint
CREATE TABLE `webhook_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`endpoint_id` text NOT NULL,
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	`tried_at` integer,
	`delivered_at` integer,
	`status` integer,
	`fault` text,
	FOREIGN KEY (`endpoint_id`) REFERENCES `webhook_endpoints`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webhook_messages_due` ON `webhook_messages` (`due_at`) WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX `webhook_messages_user` ON `webhook_messages` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_messages_endpoint` ON `webhook_messages` (`endpoint_id`,`id`);--> statement-breakpoint
ALTER TABLE `plans` ADD `position` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `plans` ADD `archived_at` integer;--> statement-breakpoint
ALTER TABLE `webhook_receipts` ADD `outcome` text;--> statement-breakpoint
ALTER TABLE `webhook_receipts` ADD `fault` text;