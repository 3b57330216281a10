/** What the filters above a list have in common. */
export const filterField = {
  helperText: false,
  margin: 'none',
  fullWidth: true,
  slotProps: { htmlInput: { maxLength: 200 } },
} as const;

/** A choice that always has a value. The label is no text, because react-admin would add an asterisk to it. */
export const filterSelect = {
  isRequired: true,
  translateChoice: false,
  helperText: false,
  margin: 'none',
  fullWidth: true,
  slotProps: { select: { displayEmpty: true } },
} as const;

export const filterRow = {
  display: 'grid',
  alignItems: 'end',
  gap: 3,
  mb: 4,
  width: '100%',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
} as const;
