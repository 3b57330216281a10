/** Whether the server answers this admin nothing until they have a second factor. */
const listeners = new Set<() => void>();
let demanded = false;

function set(next: boolean): void {
  if (demanded === next) return;
  demanded = next;
  for (const listener of listeners) listener();
}

export const demandFactor = (): void => set(true);
export const enrolled = (): void => set(false);
export const isFactorDemanded = (): boolean => demanded;
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
