export const operations = {
  restored: 'The backup that was restored has no data after %{time}',
  textMailNotKept:
    'The text of this e-mail is not stored, because it contained a code or a link, or is too old',
} as const;
