import { Button, Snackbar } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import {
  type NotificationPayload,
  useNotificationContext,
  useTakeUndoableMutation,
  useTranslate,
} from 'react-admin';

const waitMs = 5000;

/**
 * What can still be taken back: react-admin sends it when this closes. What else react-admin would notify of is told by our own toasts
 * and faces. Leaving the page meanwhile asks first, because it would never be sent.
 */
export function UndoBar() {
  const ra = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const [shown, setShown] = useState<NotificationPayload | null>(null);
  const settled = useRef(false);

  useEffect(() => {
    if (shown || notifications.length === 0) return;
    const next = takeNotification();
    if (!next?.notificationOptions?.undoable) return;
    settled.current = false;
    setShown(next);
  }, [shown, notifications, takeNotification]);

  useEffect(() => {
    if (!shown) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [shown]);

  function settle(isUndo: boolean): void {
    if (settled.current) return;
    settled.current = true;
    takeMutation()?.({ isUndo });
    setShown(null);
  }

  return (
    <Snackbar
      key={String(shown?.message)}
      open={shown !== null}
      message={String(shown?.message ?? '')}
      autoHideDuration={waitMs}
      disableWindowBlurListener
      onClose={(_, reason) => reason === 'timeout' && settle(false)}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      action={
        <Button
          size="small"
          sx={{ color: 'inherit', textDecoration: 'underline' }}
          onClick={() => settle(true)}
        >
          {ra('ra.action.undo')}
        </Button>
      }
    />
  );
}
