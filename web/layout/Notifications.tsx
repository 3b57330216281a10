import { isValidElement, useEffect, useRef, useState } from 'react';
import {
  type NotificationPayload,
  useNotificationContext,
  useTranslate as useRaTranslate,
  useTakeUndoableMutation,
} from 'react-admin';
import { notify } from '../notify.tsx';

/** Shows react-admin's notifications as toasts. An undoable change is sent when its toast disappears. */
export function Notifications() {
  const ra = useRaTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  const [undoable, setUndoable] = useState<NotificationPayload | null>(null);
  const takeMutation = useTakeUndoableMutation();
  const take = useRef(takeMutation);
  take.current = takeMutation;

  useEffect(() => {
    if (undoable || notifications.length === 0) return;
    const next = takeNotification();
    if (!next) return;
    const { message, type, notificationOptions = {} } = next;
    const text = isValidElement(message) ? message : ra(String(message), notificationOptions.messageArgs);
    if (!notificationOptions.undoable) {
      const show = { success: notify.success, error: notify.error }[String(type)] ?? notify.info;
      show(text);
      return;
    }
    setUndoable(next);
    notify.undoable(text, ra('ra.action.undo'), (isUndo) => {
      take.current()?.({ isUndo });
      setUndoable(null);
    });
  }, [undoable, notifications, takeNotification, ra]);

  useEffect(() => {
    if (!undoable) return;
    // The change would be lost with the page.
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [undoable]);

  return null;
}
