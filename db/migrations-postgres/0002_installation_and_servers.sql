CREATE TABLE "installation" (
	"name" text collate "C" PRIMARY KEY NOT NULL,
	"value" text collate "C" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engines" ADD COLUMN "about" json;