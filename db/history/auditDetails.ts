import { createHash } from 'node:crypto';

type Fields = Record<string, unknown>;

/** How many characters an audit row stores of each side of a change. */
const auditSideChars = 4096;

/**
 * Of lists, keeps only the removed (`before`) and added (`after`) entries. Cuts long values and appends the
 * length and the SHA-256 of the rest.
 * @param most characters per side; 0 keeps only field names and checksums
 */
export function compact(details: Fields, most: number = auditSideChars): Fields {
  const { before, after, ...rest } = details;
  if (!isFields(before) || !isFields(after)) {
    const cut = cutter(most);
    return Object.fromEntries(Object.entries(details).map(([name, value]) => [name, cut(value)]));
  }
  const [removed, added] = changedParts(before, after);
  return { ...rest, before: cutter(most)(removed), after: cutter(most)(added) };
}

function changedParts(before: unknown, after: unknown): [unknown, unknown] {
  if (Array.isArray(before) && Array.isArray(after)) {
    const [old, now] = [new Set(before.map(textOf)), new Set(after.map(textOf))];
    const removed = before.filter((entry) => !now.has(textOf(entry)));
    const added = after.filter((entry) => !old.has(textOf(entry)));
    // Only the order or the number of repetitions differs.
    return removed.length + added.length === 0 ? [before, after] : [removed, added];
  }
  if (!isFields(before) || !isFields(after)) return [before, after];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => textOf(before[name]) !== textOf(after[name]));
  const pairs = changed.map((name) => [name, changedParts(before[name], after[name])] as const);
  const side = (n: 0 | 1) => Object.fromEntries(pairs.map(([name, pair]) => [name, pair[n] ?? null]));
  return [side(0), side(1)];
}

/** Returns a function that cuts values once `most` characters are used up. */
function cutter(most: number): (value: unknown) => unknown {
  let left = most;
  const cut = (value: unknown): unknown => {
    const text = textOf(value);
    if (text.length <= left || text.length <= shortest) {
      left -= text.length;
      return value;
    }
    if (isFields(value))
      return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, cut(member)]));
    if (Array.isArray(value)) {
      const kept: unknown[] = [];
      for (const entry of value) {
        const { length } = textOf(entry);
        if (length > left) break;
        left -= length;
        kept.push(entry);
      }
      const dropped = value.slice(kept.length);
      return [...kept, `… and ${dropped.length} more (${sum(textOf(dropped))})`];
    }
    const whole = typeof value === 'string' ? value : text;
    const kept = whole.slice(0, Math.max(0, left)).toWellFormed();
    left -= kept.length;
    return `${kept}… and ${whole.length - kept.length} more characters (${sum(whole.slice(kept.length))})`;
  };
  return cut;
}
/** Shorter values stay whole: their hash would be as long. */
const shortest = 100;

const sum = (text: string) => `sha256 ${createHash('sha256').update(text).digest('hex')}`;
const textOf = (value: unknown): string => JSON.stringify(value) ?? '';
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
