CREATE TABLE "opt_outs" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"profile" text collate "C" NOT NULL,
	"provider_id" text collate "C",
	"state" text collate "C" NOT NULL,
	"code" text collate "C",
	"looks" bigint DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"decided_at" bigint,
	"expires_at" bigint
);
--> statement-breakpoint
CREATE INDEX "opt_outs_profile" ON "opt_outs" USING btree ("profile");--> statement-breakpoint
CREATE INDEX "opt_outs_provider" ON "opt_outs" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "opt_outs_state" ON "opt_outs" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "opt_outs_expires" ON "opt_outs" USING btree ("expires_at");