import { clockTime, dateFormat } from '../server/texts/formats.ts';

// Control characters and bidirectional marks: data from a server must not control the terminal.
const unsafe = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
const wide =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\ufe0f/u;
const zero = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;
const segmenter = new Intl.Segmenter();

const hex = (character: string) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;

/** Line breaks and tabs become spaces, other control characters `\u001b` and the like. */
export const safe = (text: string): string => text.replace(/[\r\n\t]+/g, ' ').replace(unsafe, hex);

/** JSON.stringify leaves some control characters unescaped. */
export const safeJson = (value: unknown, indent = 2): string =>
  JSON.stringify(value, null, indent).replace(unsafe, (character) =>
    character === '\n' ? character : hex(character),
  );

const graphemeWidth = (grapheme: string) => (zero.test(grapheme) ? 0 : wide.test(grapheme) ? 2 : 1);

/** In terminal columns. */
export function width(line: string): number {
  if (/^[ -~]*$/.test(line)) return line.length;
  let columns = 0;
  for (const { segment } of segmenter.segment(line)) columns += graphemeWidth(segment);
  return columns;
}

export function shorten(line: string, columns: number): string {
  if (width(line) <= columns) return line;
  let used = 0;
  let kept = '';
  for (const { segment } of segmenter.segment(line)) {
    used += graphemeWidth(segment);
    if (used > columns - 1) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

/** Shrinks the widest flexible columns first. */
export function fitColumns(
  natural: number[],
  flexible: boolean[],
  available: number | undefined,
  gap: number,
): number[] {
  const widths = [...natural];
  if (available === undefined) return widths;
  const narrowest = 8;
  for (
    let excess = widths.reduce((sum, each) => sum + each + gap, -gap) - available;
    excess > 0;
    excess -= 1
  ) {
    const widest = Math.max(...widths.filter((_, index) => flexible[index]));
    if (!(widest > narrowest)) break;
    widths[widths.findIndex((each, index) => flexible[index] && each === widest)] = widest - 1;
  }
  return widths;
}

const localFormat = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** `2026-11-03 09:05 UTC`, in the zone of this machine. */
export const localTime = (iso: string | null | undefined): string =>
  iso ? dateFormat('sv-SE', localFormat).format(new Date(iso)) : '';

/** `4m 05s`; empty once it is over. */
export function timeUntil(iso: string | null, now: number): string {
  const seconds = iso === null ? 0 : Math.ceil((Date.parse(iso) - now) / 1000);
  return seconds > 0 ? `${Math.floor(seconds / 60)}m ${String(seconds % 60).padStart(2, '0')}s` : '';
}

/** All fields if `fields` is empty. */
export function pick(row: object, fields: string[]): object {
  if (fields.length === 0) return row;
  return Object.fromEntries(Object.entries(row).filter(([field]) => fields.includes(field)));
}

export const zoneTime = (iso: string, timeZone: string): string =>
  clockTime(new Date(iso), '24', { timeZone });
