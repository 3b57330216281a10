/** The operator's pages. */
export const operations = {
  restored: 'Restored from a backup that knows nothing after %{time}',
  textMailNotKept: 'The text of this mail was not kept, because it held a code or a link, or is too old',
} as const;
