CREATE TABLE `used_trials` (
	`email_hash` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`kept_until` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `used_trials_kept` ON `used_trials` (`kept_until`);