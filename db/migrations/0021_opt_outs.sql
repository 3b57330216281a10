CREATE TABLE `opt_outs` (
	`id` text PRIMARY KEY NOT NULL,
	`profile` text NOT NULL,
	`provider_id` text,
	`state` text NOT NULL,
	`code` text,
	`looks` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`decided_at` integer,
	`expires_at` integer
);
--> statement-breakpoint
CREATE INDEX `opt_outs_profile` ON `opt_outs` (`profile`);--> statement-breakpoint
CREATE INDEX `opt_outs_provider` ON `opt_outs` (`provider_id`);--> statement-breakpoint
CREATE INDEX `opt_outs_state` ON `opt_outs` (`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `opt_outs_expires` ON `opt_outs` (`expires_at`);