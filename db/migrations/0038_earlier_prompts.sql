CREATE TABLE `earlier_prompts` (
	`account_id` text NOT NULL,
	`version` text NOT NULL,
	`text` text NOT NULL,
	`replaced_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `version`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`account_id`) ON UPDATE cascade ON DELETE cascade
);
