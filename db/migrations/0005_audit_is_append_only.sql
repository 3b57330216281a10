-- See docs/decisions/017-the-audit-log.md.
CREATE TRIGGER `audit_keeps_rows` BEFORE DELETE ON `audit`
BEGIN
  SELECT RAISE(ABORT, 'The audit log is append-only');
END;
--> statement-breakpoint
-- A row with the id of another would take its place, which is no DELETE.
CREATE TRIGGER `audit_replaces_none` BEFORE INSERT ON `audit`
WHEN EXISTS (SELECT 1 FROM `audit` WHERE `id` = NEW.`id`)
BEGIN
  SELECT RAISE(ABORT, 'The audit log is append-only');
END;
--> statement-breakpoint
-- Of somebody who is no longer there, details may go (a patch that adds nothing and changes nothing only repeats what is left), and
-- where they were.
CREATE TRIGGER `audit_only_forgets` BEFORE UPDATE ON `audit`
WHEN NOT (
  NEW.`id` IS OLD.`id` AND NEW.`at` IS OLD.`at` AND NEW.`actor_id` IS OLD.`actor_id`
  AND NEW.`action` IS OLD.`action` AND NEW.`subject` IS OLD.`subject`
  AND (NEW.`details` IS OLD.`details` OR (
    json_patch(OLD.`details`, NEW.`details`) = json(OLD.`details`)
    AND OLD.`subject` LIKE 'user:%'
    AND NOT EXISTS (SELECT 1 FROM `users` WHERE `id` = substr(OLD.`subject`, 6))
  ))
  AND ((NEW.`address` IS OLD.`address` AND NEW.`agent` IS OLD.`agent`) OR (
    NEW.`address` = '' AND NEW.`agent` = ''
    AND NOT EXISTS (SELECT 1 FROM `users` WHERE `id` = OLD.`actor_id`)
  ))
)
BEGIN
  SELECT RAISE(ABORT, 'The audit log is append-only');
END;
