ALTER TABLE `settings` ADD `undo_minutes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `drafts` ADD `not_before` integer DEFAULT 0 NOT NULL;