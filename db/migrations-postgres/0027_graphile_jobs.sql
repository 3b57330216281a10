ALTER TABLE "engines" ADD COLUMN "server" text collate "C";
--> statement-breakpoint
ALTER TABLE "jobs" RENAME TO "former_jobs";
--> statement-breakpoint
-- Until now, graphile-worker's jobs only named rows of that table.
SELECT graphile_worker.force_unlock_workers(array(
  SELECT DISTINCT "locked_by" FROM graphile_worker."jobs" WHERE "locked_by" IS NOT NULL
));
--> statement-breakpoint
SELECT count(*) FROM graphile_worker.complete_jobs(array(SELECT "id" FROM graphile_worker."jobs"));
--> statement-breakpoint
-- graphile-worker's view shows flags, but no payload. So a job's times by its own clock are flags.
CREATE FUNCTION "time_in_flags"("flags" jsonb, "name" text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT substr(flag, length("name") + 2)::bigint FROM jsonb_object_keys("flags") AS flag
  WHERE flag LIKE "name" || ':%'
$$;
--> statement-breakpoint
CREATE VIEW "jobs" AS SELECT
  job."id",
  job."key" AS "job_key",
  job."task_identifier" COLLATE "C" AS "kind",
  substr(job."key", length(job."task_identifier") + 2) COLLATE "C" AS "key",
  substring(job."queue_name" FROM '^[^:]+:(.*):[01]$') COLLATE "C" AS "group_key",
  job."priority"::bigint,
  "time_in_flags"(job."flags", 'created') AS "created_at",
  "time_in_flags"(job."flags", 'due') AS "run_at",
  job."run_at" AS "starts_at",
  job."attempts"::bigint,
  job."locked_by" COLLATE "C" AS "locked_by",
  (extract(epoch FROM job."locked_at") * 1000)::bigint AS "locked_at",
  job."last_error" COLLATE "C" AS "last_error",
  CASE WHEN job."locked_at" IS NULL AND job."attempts" >= job."max_attempts" THEN coalesce(
    "time_in_flags"(job."flags", 'dead'), (extract(epoch FROM job."updated_at") * 1000)::bigint
  ) END AS "dead_at"
FROM graphile_worker."jobs" AS job WHERE job."key" IS NOT NULL;
--> statement-breakpoint
-- An insert keeps a job with the same key. An update replaces the job: a running one loses its key, so that
-- it can't run again, and graphile-worker deletes it when its attempt ends.
CREATE FUNCTION "write_job"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  added record;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM graphile_worker.remove_job(OLD."job_key");
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  SELECT * INTO added FROM graphile_worker.add_job(
    NEW."kind",
    -- At most two jobs of a group run at once.
    queue_name => NEW."kind" || ':' || NEW."group_key" || ':' || abs(hashtext(NEW."key")) % 2,
    run_at => CASE
      -- Servers with a clock of their own find due jobs themselves.
      WHEN current_setting('chimein.clock', true) = 'moved' THEN 'infinity'
      WHEN NEW."run_at" <= NEW."created_at" THEN now()
      ELSE to_timestamp(NEW."run_at" / 1000.0)
    END,
    max_attempts => 32767,
    job_key => NEW."kind" || ':' || NEW."key",
    priority => coalesce(NEW."priority", 0)::int,
    flags => array[NEW."kind", 'created:' || NEW."created_at", 'due:' || NEW."run_at"]
      || CASE WHEN NEW."dead_at" IS NOT NULL THEN array['dead:' || NEW."dead_at"] END,
    job_key_mode => 'unsafe_dedupe'
  );
  IF added."revision" > 0 THEN
    RETURN NULL;
  END IF;
  IF NEW."last_error" IS NOT NULL THEN
    PERFORM graphile_worker.permanently_fail_jobs(array[added."id"], NEW."last_error");
  END IF;
  IF NEW."attempts" > 0 OR NEW."last_error" IS NOT NULL OR NEW."dead_at" IS NOT NULL THEN
    PERFORM graphile_worker.reschedule_jobs(
      array[added."id"],
      attempts => greatest(coalesce(NEW."attempts", 0), (NEW."dead_at" IS NOT NULL)::int)::int,
      max_attempts => CASE WHEN NEW."dead_at" IS NULL THEN 32767 ELSE greatest(NEW."attempts", 1)::int END
    );
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "write_job" INSTEAD OF INSERT OR UPDATE OR DELETE ON "jobs"
FOR EACH ROW EXECUTE FUNCTION "write_job"();
--> statement-breakpoint
INSERT INTO "jobs" ("kind", "key", "group_key", "priority", "created_at", "run_at", "attempts", "last_error", "dead_at")
SELECT "kind", "key", "group_key", "priority", "created_at", "run_at", "attempts", "last_error", "dead_at"
FROM "former_jobs";
--> statement-breakpoint
DROP TABLE "former_jobs";
