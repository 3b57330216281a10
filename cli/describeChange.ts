import type { Change } from '../server/accounts/settings/schemas.ts';

const lists = [
  'searchUrls',
  'searchProfiles',
  'choice.avoidPeople',
  'choice.avoidCompanies',
  'choice.avoidWords',
];

/** `- ` and `+ ` for entries of lists and the prompt, otherwise `from → to`. */
export function describeChange({ path, from, to }: Change): string[] {
  const before = linesOf(path, from);
  const after = linesOf(path, to);
  if (!before || !after) return [`${path}: ${show(from)} → ${show(to)}`];
  const gone = without(before, after).map((line) => `${path}: - ${line}`);
  const come = without(after, before).map((line) => `${path}: + ${line}`);
  return gone.length + come.length > 0 ? [...gone, ...come] : [`${path}: order changed`];
}

const show = (value: unknown): string => (Array.isArray(value) ? value.join(', ') || 'none' : String(value));

function linesOf(path: string, value: unknown): string[] | null {
  // Older servers lack some lists.
  if (lists.includes(path)) return (value as string[] | undefined) ?? [];
  return path === 'prompt' ? String(value).split('\n').filter(Boolean) : null;
}

/** Counts duplicates. */
function without(all: string[], others: string[]): string[] {
  const left = [...others];
  return all.filter((line) => {
    const index = left.indexOf(line);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
