CREATE TABLE `model_cap_alarms` (
	`month` text NOT NULL,
	`scope` text NOT NULL,
	`cap` integer NOT NULL,
	`level` integer NOT NULL,
	`user_id` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`month`, `scope`, `cap`, `level`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `model_cap_alarms_at` ON `model_cap_alarms` (`at`);--> statement-breakpoint
CREATE INDEX `model_cap_alarms_user` ON `model_cap_alarms` (`user_id`);--> statement-breakpoint
CREATE TABLE `model_caps` (
	`scope` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`cap` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `model_caps_user` ON `model_caps` (`user_id`);--> statement-breakpoint
CREATE TABLE `model_costs` (
	`account_id` text NOT NULL,
	`user_id` text NOT NULL,
	`month` text NOT NULL,
	`model` text NOT NULL,
	`purpose` text NOT NULL,
	`calls` integer NOT NULL,
	`estimated` integer NOT NULL,
	`unpriced` integer NOT NULL,
	`input_tokens` integer NOT NULL,
	`cached_tokens` integer NOT NULL,
	`output_tokens` integer NOT NULL,
	`cost` integer NOT NULL,
	PRIMARY KEY(`account_id`, `month`, `model`, `purpose`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`account_id`) ON UPDATE cascade ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `model_costs_user` ON `model_costs` (`user_id`,`month`,`cost`);--> statement-breakpoint
CREATE INDEX `model_costs_month` ON `model_costs` (`month`);--> statement-breakpoint
CREATE TABLE `model_prices` (
	`id` text PRIMARY KEY NOT NULL,
	`model` text NOT NULL,
	`input` integer NOT NULL,
	`cached` integer NOT NULL,
	`output` integer NOT NULL,
	`valid_from` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `model_prices_valid` ON `model_prices` (`model`,`valid_from`,`id`);--> statement-breakpoint
CREATE TABLE `model_spending` (
	`month` text NOT NULL,
	`part` integer NOT NULL,
	`cost` integer NOT NULL,
	PRIMARY KEY(`month`, `part`)
);
