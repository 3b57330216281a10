export const autonomy = {
  allowed: 'Trusted sources can now skip review, after %{count} approvals without an edit',
  disallowed: 'All comments are reviewed again',
  discard: 'a draft was discarded',
  earned: 'Comments from “%{source}” are now posted without review, after %{count} approvals without an edit',
  edit: 'an edit changed more than a third of the words',
  lost: 'Comments from “%{source}” are reviewed again: %{why}',
  noAnswers: '20 comments in a row got no reaction and no reply',
  owner: 'the owner took it back',
  postsWithoutReview: 'A comment on a post by %{quote} will be posted without review',
  removed: 'a comment is no longer on LinkedIn',
} as const;
