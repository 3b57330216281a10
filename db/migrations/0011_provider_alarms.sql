CREATE TABLE `provider_alarms` (
	`provider` text PRIMARY KEY NOT NULL,
	`detail` text NOT NULL,
	`since` integer NOT NULL,
	`last_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `automations` ADD `skips` integer DEFAULT 0 NOT NULL;