export const results = {
  sourcesFull: 'The list of sources is full. Remove one first',
} as const;
