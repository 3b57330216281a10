// The last two: looking for a word takes the focus from the page, and what is printed is all of it.
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'blur', 'beforeprint'] as const;

/** Resolves when somebody has begun to do something here, with whatever they have. */
export const somebody = new Promise<void>((resolve) => {
  for (const sign of signs) addEventListener(sign, () => resolve(), { capture: true, once: true, passive: true });
});
