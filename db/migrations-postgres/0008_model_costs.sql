CREATE TABLE "model_cap_alarms" (
	"month" text collate "C" NOT NULL,
	"scope" text collate "C" NOT NULL,
	"cap" bigint NOT NULL,
	"level" bigint NOT NULL,
	"user_id" text collate "C",
	"at" bigint NOT NULL,
	CONSTRAINT "model_cap_alarms_month_scope_cap_level_pk" PRIMARY KEY("month","scope","cap","level")
);
--> statement-breakpoint
CREATE TABLE "model_caps" (
	"scope" text collate "C" PRIMARY KEY NOT NULL,
	"user_id" text collate "C",
	"cap" bigint
);
--> statement-breakpoint
CREATE TABLE "model_costs" (
	"account_id" text collate "C" NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"month" text collate "C" NOT NULL,
	"model" text collate "C" NOT NULL,
	"purpose" text collate "C" NOT NULL,
	"calls" bigint NOT NULL,
	"estimated" bigint NOT NULL,
	"unpriced" bigint NOT NULL,
	"input_tokens" bigint NOT NULL,
	"cached_tokens" bigint NOT NULL,
	"output_tokens" bigint NOT NULL,
	"cost" bigint NOT NULL,
	CONSTRAINT "model_costs_account_id_month_model_purpose_pk" PRIMARY KEY("account_id","month","model","purpose")
);
--> statement-breakpoint
CREATE TABLE "model_prices" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"model" text collate "C" NOT NULL,
	"input" bigint NOT NULL,
	"cached" bigint NOT NULL,
	"output" bigint NOT NULL,
	"valid_from" bigint NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_spending" (
	"month" text collate "C" NOT NULL,
	"part" bigint NOT NULL,
	"cost" bigint NOT NULL,
	CONSTRAINT "model_spending_month_part_pk" PRIMARY KEY("month","part")
);
--> statement-breakpoint
ALTER TABLE "model_cap_alarms" ADD CONSTRAINT "model_cap_alarms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_caps" ADD CONSTRAINT "model_caps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_costs" ADD CONSTRAINT "model_costs_account_id_accounts_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("account_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "model_costs" ADD CONSTRAINT "model_costs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_cap_alarms_at" ON "model_cap_alarms" USING btree ("at");--> statement-breakpoint
CREATE INDEX "model_cap_alarms_user" ON "model_cap_alarms" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "model_caps_user" ON "model_caps" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "model_costs_user" ON "model_costs" USING btree ("user_id","month","cost");--> statement-breakpoint
CREATE INDEX "model_costs_month" ON "model_costs" USING btree ("month");--> statement-breakpoint
CREATE INDEX "model_prices_valid" ON "model_prices" USING btree ("model","valid_from","id");