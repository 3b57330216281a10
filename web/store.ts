import { useSyncExternalStore } from 'react';

/** A value outside of React, with a hook that follows it. */
export function createStore<Value>(initial: Value) {
  const listeners = new Set<() => void>();
  let value = initial;
  const get = (): Value => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get,
    subscribe,
    use: (): Value => useSyncExternalStore(subscribe, get),
    set(next: Value): void {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
  };
}

/** A choice in this browser's local storage. Other tabs follow it. */
export function createKept(key: string) {
  const read = () => globalThis.localStorage?.getItem(key) ?? null;
  const store = createStore(read());
  globalThis.addEventListener?.('storage', () => store.set(read()));
  return {
    ...store,
    get: read,
    set(next: string | null): void {
      if (next === null) localStorage.removeItem(key);
      else localStorage.setItem(key, next);
      store.set(next);
    },
  };
}
