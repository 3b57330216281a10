import { withoutOverlay } from '../components/overlayStore.ts';
import { createStore } from '../store.ts';
import { getSession, subscribe as onSession } from '../token.ts';

/** 'Confirm it's you', while it is asked. */
type Question = { answer: (proved: boolean) => void };

const question = createStore<Question | null>(null);
let open: Promise<boolean> | null = null;

export const useQuestion = question.use;

/**
 * Asks who is there to confirm it. Calls that are refused meanwhile wait for the same answer.
 * @returns false when they did not
 */
export function prove(): Promise<boolean> {
  open ??= withoutOverlay(ask).finally(() => {
    open = null;
  });
  return open;
}

async function ask(): Promise<boolean> {
  const person = getSession()?.userData._id;
  let stop = () => {};
  const proved = await new Promise<boolean>((answer) => {
    // Nobody is there any more, or somebody else.
    stop = onSession(() => getSession()?.userData._id !== person && answer(false));
    question.set({ answer });
  });
  stop();
  question.set(null);
  return proved;
}
