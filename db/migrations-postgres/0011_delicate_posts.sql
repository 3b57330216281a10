ALTER TABLE "settings" ADD COLUMN "delicate_posts" text collate "C" DEFAULT 'hold' NOT NULL;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "held_for" text collate "C";--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "held_detail" text collate "C" DEFAULT '' NOT NULL;