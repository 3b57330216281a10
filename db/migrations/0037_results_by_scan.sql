DROP TABLE `result_totals`;--> statement-breakpoint
ALTER TABLE `comment_results` DROP COLUMN `next_read_at`;