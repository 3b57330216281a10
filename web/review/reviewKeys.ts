export const reviewKeys = {
  j: 'next',
  k: 'previous',
  a: 'approve',
  e: 'edit',
  h: 'hold',
  x: 'discard',
  s: 'select',
  u: 'undo',
  '?': 'help',
} as const;
