import { useMemo, useSyncExternalStore } from 'react';
import { getSession } from '../token.ts';

/** What only the browser knows of a person's first steps. Kept per person, and beyond the session. */
interface Progress {
  folded: boolean;
  dismissed: boolean;
  /** The accounts that a comment was previewed for. */
  previewed: string[];
}
const none: Progress = { folded: false, dismissed: false, previewed: [] };

const listeners = new Set<() => void>();
const key = (): string => `firstRun.${getSession()?.userData._id ?? ''}`;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** What is not as this version writes it counts as not there. */
function parse(text: string | null): Progress {
  try {
    const { folded, dismissed, previewed } = { ...none, ...JSON.parse(text ?? '{}') };
    return {
      folded: folded === true,
      dismissed: dismissed === true,
      previewed: Array.isArray(previewed) ? previewed : [],
    };
  } catch {
    return none;
  }
}

const read = (): string | null => localStorage.getItem(key());

export function changeProgress(patch: Partial<Progress>): void {
  localStorage.setItem(key(), JSON.stringify({ ...parse(read()), ...patch }));
  for (const listener of listeners) listener();
}

export function useProgress(): Progress {
  const text = useSyncExternalStore(subscribe, read);
  return useMemo(() => parse(text), [text]);
}

/** The person has had a comment previewed for this account: that step of the checklist is done. */
export function markPreviewed(accountId: string): void {
  const { previewed } = parse(read());
  if (!previewed.includes(accountId)) changeProgress({ previewed: [...previewed, accountId] });
}
