import type { ReactElement } from 'react';
import { toast } from 'react-hot-toast/headless';
import { ApiError } from './call.ts';

/** Outcomes that are on the screen, by id. Those that are past came before the person last did something. */
const outcomes = new Map<string, { isError: boolean; isPast: boolean }>();

function dismissPast(wanted: (isError: boolean) => boolean): void {
  for (const [id, { isError, isPast }] of outcomes) {
    if (!isPast || !wanted(isError)) continue;
    outcomes.delete(id);
    toast.dismiss(id);
  }
}

/** The person presses or types: what is told from now on is the outcome of that, and replaces older outcomes. */
export function personActs(): void {
  for (const outcome of outcomes.values()) outcome.isPast = true;
}

/** The person has left the page that the older errors are about. */
export const pageLeft = (): void => dismissPast((isError) => isError);

/** @param id the same thing said twice is one toast */
function tell(kind: 'success' | 'error', message: string | ReactElement, id: string): void {
  // Not dismissed first: a dismissed toast goes even if it is said again.
  outcomes.delete(id);
  dismissPast(() => true);
  outcomes.set(id, { isError: kind === 'error', isPast: false });
  toast[kind](message, { id });
}

export const notify = {
  success: (text: string) => tell('success', text, text),
  error: (text: string) => tell('error', text, text),
  info: (text: string) => toast(text, { id: text }),
};

/** The server's message; without one `fallback`, and why there was no answer. */
export function failureText(error: unknown, fallback: string): { text: string; reason: string } {
  if (error instanceof ApiError && error.isFromServer) return { text: error.message, reason: '' };
  return { text: fallback, reason: error instanceof ApiError ? error.message : '' };
}

/** Shows a failure as a toast: for what has no place on the page. */
export function notifyFailure(error: unknown, fallback: string): void {
  const { text, reason } = failureText(error, fallback);
  if (!reason) {
    notify.error(text);
    return;
  }
  tell(
    'error',
    <span>
      {text}
      <small style={{ display: 'block', fontSize: 12, lineHeight: '16px', opacity: 0.72, marginTop: 2 }}>
        {reason}
      </small>
    </span>,
    text,
  );
}
