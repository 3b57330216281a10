ALTER TABLE `users` ADD `draft_mails` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `signed_out_mails` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `result_mails` integer DEFAULT false NOT NULL;