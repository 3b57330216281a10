DROP TABLE "result_totals" CASCADE;--> statement-breakpoint
ALTER TABLE "comment_results" DROP COLUMN "next_read_at";