import { toast } from 'react-hot-toast/headless';
import { ApiError } from './call.ts';

// The text is the id: the same thing said twice is one toast.
export const notify = {
  success: (text: string) => toast.success(text, { id: text }),
  error: (text: string) => toast.error(text, { id: text }),
  info: (text: string) => toast(text, { id: text }),
};

/** Shows the server's message; without one `fallback`, and below it why there was no answer. */
export function notifyFailure(error: unknown, fallback: string): void {
  if (error instanceof ApiError && error.isFromServer) {
    notify.error(error.message);
    return;
  }
  const reason = error instanceof ApiError ? error.message : '';
  toast.error(
    <span>
      {fallback}
      {reason && (
        <small style={{ display: 'block', fontSize: 12, lineHeight: '16px', opacity: 0.72, marginTop: 2 }}>
          {reason}
        </small>
      )}
    </span>,
    { id: fallback },
  );
}
