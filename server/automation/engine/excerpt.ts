const pairs = /[\ud800-\udfff]/;

/** The beginning of a text. @param most counted in characters, of which none is cut in half */
export function excerptOf(text: string, most: number): string {
  const start = text.slice(0, 2 * most);
  return pairs.test(start) ? [...start].slice(0, most).join('') : start.slice(0, most);
}
