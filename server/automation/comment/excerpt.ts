const pairs = /[\ud800-\udfff]/;

/** @param most in code points, so that no character is cut in half */
export function excerptOf(text: string, most: number): string {
  const start = text.slice(0, 2 * most);
  return pairs.test(start) ? [...start].slice(0, most).join('') : start.slice(0, most);
}
