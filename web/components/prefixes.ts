/** What Safari wants written twice. */
const wanted = /^(?:user-select|backdrop-filter|hyphens|mask|appearance)/;

/**
 * In place of Emotion's own prefixes (vite.config.ts), which are those of browsers of ten years ago: a third of what a style takes to
 * be made, of several hundred on a page.
 */
export function prefixes(element: { type: string; value: string; return: string }): void {
  if (element.type !== 'decl' || element.return || !wanted.test(element.value)) return;
  element.return = `-webkit-${element.value}${element.value}`;
}
