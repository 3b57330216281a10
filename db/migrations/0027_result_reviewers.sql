ALTER TABLE `comment_results` ADD `reviewer` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `comment_results_reviewer` ON `comment_results` (`reviewer`) WHERE reviewer <> '';