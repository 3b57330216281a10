type Filters = Record<string, unknown>;

/** `wanted` with what `next` changed of `seen`: a filter that somebody else has set meanwhile stays. */
export function withChange(wanted: Filters, seen: Filters, next: Filters): Filters {
  const merged = { ...wanted };
  for (const name of new Set([...Object.keys(seen), ...Object.keys(next)])) {
    if (JSON.stringify(seen[name]) === JSON.stringify(next[name])) continue;
    if (next[name] === undefined) delete merged[name];
    else merged[name] = next[name];
  }
  return merged;
}
