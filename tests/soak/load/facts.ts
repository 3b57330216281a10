/** The acknowledged state: the last successful write, and later ones with an unknown outcome. */
type Fact = { current: string | undefined; maybe: Set<string> };
type Kept = { current: string; fits: Set<string> };

export type Facts = ReturnType<typeof createFacts>;
/** The value of a thing that does not exist. */
export const gone = 'gone';

/**
 * A client's journal of its writes, by kind and id. The last acknowledged write counts; one without an answer
 * may have taken effect, until the next one is acknowledged.
 */
export function createFacts() {
  const facts = new Map<string, Map<string, Fact>>();
  /** The state at the mark, and possible values since. */
  let marked: Map<string, Kept> | undefined;
  let writes = 0;

  function factOf(kind: string, id: string): Fact {
    const all = facts.get(kind) ?? new Map<string, Fact>();
    facts.set(kind, all);
    const fact = all.get(id) ?? { current: undefined, maybe: new Set() };
    all.set(id, fact);
    return fact;
  }
  const key = (kind: string, id: string) => `${kind} ${id}`;
  const fitsToo = (kind: string, id: string, value: string) => marked?.get(key(kind, id))?.fits.add(value);

  return {
    /** Before the call: it may take effect from now on. */
    attempt(kind: string, id: string, value: string): void {
      factOf(kind, id).maybe.add(value);
      fitsToo(kind, id, value);
    },
    /** The call succeeded. */
    told(kind: string, id: string, value: string): void {
      writes += 1;
      facts.get(kind)?.delete(id);
      factOf(kind, id).current = value;
      fitsToo(kind, id, value);
    },
    /** The call was rejected. */
    refused(kind: string, id: string, value: string): void {
      factOf(kind, id).maybe.delete(value);
    },
    /** Others may change it from now on. */
    forget(kind: string, id: string): void {
      facts.get(kind)?.delete(id);
      marked?.delete(key(kind, id));
    },
    /** The known ids of a kind. */
    known: (): [kind: string, ids: string[]][] =>
      [...facts].map(([kind, all]) => [
        kind,
        [...all].filter(([, { current }]) => current !== undefined).map(([id]) => id),
      ]),
    /** The possible current values, the likeliest first. */
    candidates(kind: string, id: string): string[] {
      const fact = facts.get(kind)?.get(id);
      return fact ? [...(fact.current === undefined ? [] : [fact.current]), ...fact.maybe] : [];
    },
    /** The possible values in the copy. */
    everyCandidate(kind: string, id: string): string[] {
      return [...new Set([...this.candidates(kind, id), ...(marked?.get(key(kind, id))?.fits ?? [])])];
    },
    /** The error of a value that was read back; undefined if it is possible. */
    complaint(kind: string, id: string, value: string): string | undefined {
      const fact = facts.get(kind)?.get(id);
      if (!fact || fact.current === undefined || fact.current === value || fact.maybe.has(value))
        return undefined;
      return `${kind} ${id} is ${value}, told was ${fact.current}${fact.maybe.size ? `, perhaps ${[...fact.maybe].join(' or ')}` : ''}`;
    },
    /** Marks the current state: copies made from now on hold it. */
    mark(): void {
      marked = new Map();
      for (const [kind, all] of facts)
        for (const [id, { current, maybe }] of all)
          if (current !== undefined)
            marked.set(key(kind, id), { current, fits: new Set([current, ...maybe]) });
    },
    isMarked: (kind: string, id: string): boolean => marked?.has(key(kind, id)) ?? false,
    /** The same for a value in the copy. */
    complaintOfCopy(kind: string, id: string, value: string): string | undefined {
      const kept = marked?.get(key(kind, id));
      return !kept || kept.fits.has(value)
        ? undefined
        : `${kind} ${id} is ${value} in the copy, told before it was ${kept.current}`;
    },
    writes: () => writes,
  };
}
