import { useSyncExternalStore } from 'react';
import { getSession, subscribe as onSession } from '../token.ts';

type Typed = ReadonlyMap<string, string>;
let typed: Typed = new Map();
const listeners = new Set<() => void>();

function change(next: Typed): void {
  typed = next;
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
onSession(() => {
  if (!getSession()) change(new Map());
});

const type = (id: string, text: string): void => change(new Map(typed).set(id, text));
const forget = (id: string): void => change(new Map([...typed].filter(([other]) => other !== id)));

/** What is typed and not saved, by draft: leaving the editor or the page loses nothing. */
export const useTyped = () => ({ typed: useSyncExternalStore(subscribe, () => typed), type, forget });
