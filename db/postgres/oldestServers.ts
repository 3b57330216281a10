/**
 * For each migration, the oldest one whose servers still work after it. During an upgrade, servers of two
 * versions run side by side.
 *
 * - A migration that only adds (a table, an index, a nullable column or one with a default) repeats the entry
 *   above.
 * - A migration that removes, renames or narrows names the first migration whose servers no longer use what
 *   it removes. It is released at least one release after that one.
 * - A breaking migration of graphile-worker needs a migration of ours, which may be empty and names itself.
 */
export const oldestServers: Record<string, string> = {
  '0000_first': '0000_first',
  '0001_audit_triggers': '0001_audit_triggers',
  '0002_installation_and_servers': '0002_installation_and_servers',
  '0003_opt_outs': '0002_installation_and_servers',
  '0004_people_and_results': '0002_installation_and_servers',
  '0005_daily_digest': '0002_installation_and_servers',
  '0006_undo_window': '0002_installation_and_servers',
  '0007_earned_autonomy': '0002_installation_and_servers',
  '0008_model_costs': '0002_installation_and_servers',
  '0009_result_reviewers': '0002_installation_and_servers',
  '0010_model_reservations': '0002_installation_and_servers',
  '0011_delicate_posts': '0002_installation_and_servers',
  '0012_facts': '0002_installation_and_servers',
  '0013_counts_at_age': '0002_installation_and_servers',
  '0014_webhook_events': '0002_installation_and_servers',
  '0015_cli_logins': '0002_installation_and_servers',
  '0016_voices': '0002_installation_and_servers',
  '0017_reads_by_account': '0002_installation_and_servers',
  '0018_first_drafts': '0002_installation_and_servers',
  '0019_results_by_scan': '0019_results_by_scan',
  '0020_earlier_prompts': '0019_results_by_scan',
  '0021_proposals': '0019_results_by_scan',
  '0022_words_changed': '0019_results_by_scan',
  '0023_reported_news': '0019_results_by_scan',
  '0024_oauth': '0019_results_by_scan',
  '0025_news_mails': '0019_results_by_scan',
  '0026_thread_cursor': '0019_results_by_scan',
  '0027_graphile_jobs': '0027_graphile_jobs',
};
