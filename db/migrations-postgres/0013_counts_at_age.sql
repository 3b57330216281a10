ALTER TABLE "comment_results" ADD COLUMN "move" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "comment_results" ADD COLUMN "reactions_24h" bigint;--> statement-breakpoint
ALTER TABLE "comment_results" ADD COLUMN "replies_24h" bigint;--> statement-breakpoint
ALTER TABLE "comment_results" ADD COLUMN "read_at_24h" bigint;--> statement-breakpoint
ALTER TABLE "comment_results" ADD COLUMN "reactions_72h" bigint;--> statement-breakpoint
ALTER TABLE "comment_results" ADD COLUMN "replies_72h" bigint;--> statement-breakpoint
ALTER TABLE "comment_results" ADD COLUMN "read_at_72h" bigint;--> statement-breakpoint
ALTER TABLE "comment_results" ADD COLUMN "reactions_168h" bigint;--> statement-breakpoint
ALTER TABLE "comment_results" ADD COLUMN "replies_168h" bigint;--> statement-breakpoint
ALTER TABLE "comment_results" ADD COLUMN "read_at_168h" bigint;