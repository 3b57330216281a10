const width = 14;

/** Facts in a row with a dot between two of them. Where the row wraps, no line begins or ends with a dot: those before its first fact are cut off. */
export const dotted = {
  display: 'flex',
  flexWrap: 'wrap',
  ml: `-${width}px`,
  clipPath: `inset(0 0 0 ${width}px)`,
  '& > *::before': { content: '"·" / ""', display: 'inline-block', width, textAlign: 'center' },
} as const;
