/** Which work has the whole screen wait; drawn by Overlay.tsx. */
const listeners = new Set<() => void>();
let running = 0;

function change(by: 1 | -1): void {
  running += by;
  for (const listener of listeners) listener();
}

export const isOverlayed = (): boolean => running > 0;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Starts a wait; the answer ends it, once. */
export function beginOverlay(): () => void {
  let over = false;
  change(1);
  return () => {
    if (over) return;
    over = true;
    change(-1);
  };
}

/**
 * The full-screen 'LOADING...' while `work` runs, from its 300th millisecond on. For one call in a handler:
 * `const saved = await withOverlay(() => api.saveSettings(id, payload))`. Failures pass through.
 * Forms by `useForm` do so already; a mutation of react-query uses `useOverlay(mutation.isPending)`.
 */
export async function withOverlay<T>(work: () => Promise<T>): Promise<T> {
  const end = beginOverlay();
  try {
    return await work();
  } finally {
    end();
  }
}
