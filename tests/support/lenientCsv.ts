/**
 * Cells as lenient spreadsheets read them: only a leading quote opens a quoted cell, and text after its end
 * belongs to it.
 */
export function readLeniently(text: string, separator: ',' | ';' | '\t'): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let isFresh = true;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] as string;
    if (isQuoted) {
      const isDoubled = character === '"' && text[at + 1] === '"';
      if (isDoubled) at += 1;
      if (isDoubled || character !== '"') cell += character;
      else isQuoted = false;
    } else if (character === '"' && isFresh) {
      isQuoted = true;
      isFresh = false;
    } else if (character === separator || character === '\n' || character === '\r') {
      cells.push(cell);
      cell = '';
      isFresh = true;
    } else {
      cell += character;
      isFresh = false;
    }
  }
  return [...cells, cell];
}

/** Cells that a spreadsheet would evaluate, with any of the usual separators. */
export const formulasIn = (text: string): string[] =>
  ([',', ';', '\t'] as const)
    .flatMap((separator) => readLeniently(text.replace(/^\uFEFF/, ''), separator))
    .filter((cell) => /^\s*[=+\-@＝＋－＠]/.test(cell));
