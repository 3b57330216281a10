/** What the event stream tells of. */
export const eventKinds = [
  'state',
  'comment_posted',
  'comment_unknown',
  'post_skipped',
  'fault',
  'draft',
] as const;
