const width = 14;

/** Facts with dots between them. The clip hides the dot at the start of a wrapped line. */
export const dotted = {
  display: 'flex',
  flexWrap: 'wrap',
  ml: `-${width}px`,
  clipPath: `inset(0 0 0 ${width}px)`,
  // Wrapped lines of a fact start right of the clip.
  '& > *': { pl: `${width}px`, textIndent: -width },
  '& > * > *': { textIndent: 0 },
  '& > *::before': {
    content: '"·" / ""',
    display: 'inline-block',
    width,
    textAlign: 'center',
    textIndent: 0,
  },
} as const;
