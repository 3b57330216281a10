DROP INDEX `comment_results_due`;--> statement-breakpoint
ALTER TABLE `accounts` ADD `results_read_at` integer;--> statement-breakpoint
ALTER TABLE `accounts` ADD `results_next_read_at` integer;--> statement-breakpoint
ALTER TABLE `accounts` ADD `plan_ended_at` integer;--> statement-breakpoint
ALTER TABLE `accounts` ADD `plan_renewed_at` integer;--> statement-breakpoint
CREATE INDEX `accounts_results` ON `accounts` (`results_next_read_at`) WHERE results_next_read_at is not null;--> statement-breakpoint
UPDATE accounts SET
  results_read_at = (SELECT max(r.read_at) FROM comment_results r WHERE r.account_id = accounts.account_id),
  results_next_read_at = (SELECT max(r.created_at) FROM comment_results r WHERE r.account_id = accounts.account_id);