import { Toaster, toast } from 'react-hot-toast';
import { ApiError } from './call.ts';

const duration = { default: 4000, error: 4000, success: 2000, loading: Number.POSITIVE_INFINITY } as const;

// The text is the id: the same thing said twice is one toast.
export const notify = {
  success: (text: string) => toast.success(text, { id: text }),
  error: (text: string) => toast.error(text, { id: text }),
  info: (text: string) => toast(text, { id: text }),
  /** Stays until `notify.dismiss` is given its id. */
  loading: (text: string) => toast.loading(text, { id: text }),
  dismiss: (id: string) => toast.dismiss(id),
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
        <small style={{ display: 'block', fontSize: 12, lineHeight: '16px', opacity: 0.72, marginTop: 2 }}>{reason}</small>
      )}
    </span>,
    { id: fallback },
  );
}

export function Toasts() {
  return (
    <Toaster
      position="top-center"
      toastOptions={{
        duration: duration.default,
        removeDelay: 1000,
        success: { duration: duration.success, iconTheme: { primary: 'var(--good)', secondary: 'var(--surface)' } },
        error: { duration: duration.error, iconTheme: { primary: 'var(--bad)', secondary: 'var(--surface)' } },
        loading: { duration: duration.loading },
        style: {
          background: 'var(--raised)',
          color: 'var(--text)',
          border: '1px solid var(--line)',
          borderRadius: 'var(--card-radius)',
          boxShadow: 'var(--shadow-1)',
          fontSize: 14,
          lineHeight: '20px',
          maxWidth: 420,
        },
      }}
    />
  );
}
