import { withoutOverlay } from '../components/overlayStore.ts';
import { createStore } from '../store.ts';
import { onUserLeft } from '../token.ts';

type Question = { answer: (proved: boolean) => void };

const question = createStore<Question | null>(null);
let open: Promise<boolean> | null = null;

export const useQuestion = question.use;

/** Asks the user to confirm their identity. Calls that are refused meanwhile share the answer. */
export function prove(): Promise<boolean> {
  open ??= withoutOverlay(askForProof).finally(() => {
    open = null;
  });
  return open;
}

async function askForProof(): Promise<boolean> {
  let stop = () => {};
  const proved = await new Promise<boolean>((answer) => {
    stop = onUserLeft(() => answer(false));
    question.set({ answer });
  });
  stop();
  question.set(null);
  return proved;
}
