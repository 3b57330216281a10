// `blur`: looking for a word takes the focus from the page.
const signs = [
  'pointermove',
  'pointerdown',
  'keydown',
  'click',
  'focusin',
  'wheel',
  'scroll',
  'blur',
  'beforeprint',
] as const;
/** Who has the page read out may give no sign for long, and shall find all of it. */
const patienceMs = 5_000;

/** Resolves when somebody has begun to do something here, with whatever they have, and without a sign a little later. */
export const somebody = new Promise<void>((resolve) => {
  for (const sign of signs)
    addEventListener(sign, () => resolve(), { capture: true, once: true, passive: true });
  setTimeout(resolve, patienceMs);
});
