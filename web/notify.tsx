import { toast } from 'react-hot-toast/headless';
import { ApiError } from './call.ts';

// The text is the id: the same thing said twice is one toast.
export const notify = {
  success: (text: string) => toast.success(text, { id: text }),
  error: (text: string) => toast.error(text, { id: text }),
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
  toast.error(
    <span>
      {text}
      <small style={{ display: 'block', fontSize: 12, lineHeight: '16px', opacity: 0.72, marginTop: 2 }}>
        {reason}
      </small>
    </span>,
    { id: text },
  );
}
