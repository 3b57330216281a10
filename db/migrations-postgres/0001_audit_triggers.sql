-- See docs/decisions/017-the-audit-log.md.
CREATE FUNCTION "audit_keeps_rows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_keeps_rows" BEFORE DELETE OR TRUNCATE ON "audit"
FOR EACH STATEMENT EXECUTE FUNCTION "audit_keeps_rows"();
--> statement-breakpoint
-- Of somebody who is no longer there, details may go, and where they were.
CREATE FUNCTION "audit_only_forgets"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."id" = OLD."id" AND NEW."at" = OLD."at" AND NEW."actor_id" = OLD."actor_id"
    AND NEW."action" = OLD."action" AND NEW."subject" = OLD."subject"
    AND (NEW."details"::text = OLD."details"::text OR (
      OLD."details"::jsonb @> NEW."details"::jsonb
      AND OLD."subject" LIKE 'user:%'
      AND NOT EXISTS (SELECT 1 FROM "users" WHERE "id" = substr(OLD."subject", 6))
    ))
    AND ((NEW."address" = OLD."address" AND NEW."agent" = OLD."agent") OR (
      NEW."address" = '' AND NEW."agent" = ''
      AND NOT EXISTS (SELECT 1 FROM "users" WHERE "id" = OLD."actor_id")
    ))
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'The audit log is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_only_forgets" BEFORE UPDATE ON "audit"
FOR EACH ROW EXECUTE FUNCTION "audit_only_forgets"();
