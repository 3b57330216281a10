CREATE TABLE "model_reservations" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"month" text collate "C" NOT NULL,
	"amount" bigint NOT NULL,
	"worker" text collate "C" NOT NULL,
	"ends_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "model_reservations" ADD CONSTRAINT "model_reservations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_reservations_user" ON "model_reservations" USING btree ("user_id","month");--> statement-breakpoint
CREATE INDEX "model_reservations_month" ON "model_reservations" USING btree ("month");