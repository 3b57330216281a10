/** On a phone, an alert's action is below its sentence. */
export const roomy = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: { xs: '1 1 calc(100% - 40px)', sm: 1 }, minWidth: 0 },
  '& .MuiAlert-action': { pt: 0, mr: 0, pl: { xs: 5, sm: 4 }, ml: { xs: 0, sm: 'auto' } },
} as const;
