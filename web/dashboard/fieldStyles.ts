export const legend = {
  fontSize: 13,
  lineHeight: '18px',
  fontWeight: 500,
  color: 'text.primary',
  mb: 1,
  '&.Mui-focused': { color: 'text.primary' },
};

/** react-admin takes an empty text for null; ours stay texts. */
export const asTyped = (text: string): string => text;
