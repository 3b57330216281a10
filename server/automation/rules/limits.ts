export const eventKinds = [
  'state',
  'comment_posted',
  'comment_unknown',
  'post_skipped',
  'fault',
  'draft',
  'autonomy',
] as const;
