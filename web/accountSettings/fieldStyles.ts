export const legend = {
  fontSize: 13,
  lineHeight: '18px',
  fontWeight: 500,
  color: 'text.primary',
  mb: 1,
  '&.Mui-focused': { color: 'text.primary' },
};

/** By default react-admin parses an empty text to null. */
export const asTyped = (text: string): string => text;
