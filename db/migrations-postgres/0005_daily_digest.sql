ALTER TABLE "users" ADD COLUMN "digest_time_zone" text collate "C";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "digested_at" bigint;