import { type ReactElement, useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { ApiError } from './call.ts';

type Text = string | ReactElement;
/** Equal texts share one toast. */
const idOf = (text: Text) => (typeof text === 'string' ? text : crypto.randomUUID());
const undoMs = 5000;

/** Visible outcomes by ID. `isPast`: shown before the user's last input. */
const outcomes = new Map<string, { isError: boolean; isPast: boolean }>();

function dismissPast(wanted: (isError: boolean) => boolean): void {
  for (const [id, { isError, isPast }] of outcomes) {
    if (!isPast || !wanted(isError)) continue;
    outcomes.delete(id);
    toast.dismiss(id);
  }
}

/** Call at each input: the next outcome then replaces the earlier ones. */
export function personActs(): void {
  for (const outcome of outcomes.values()) outcome.isPast = true;
}

export const pageLeft = (): void => dismissPast((isError) => isError);

function show(kind: 'success' | 'error', message: Text, id = idOf(message)): void {
  // Forgets a dismissed toast first, which disappears even if it is shown again.
  outcomes.delete(id);
  dismissPast(() => true);
  outcomes.set(id, { isError: kind === 'error', isPast: false });
  toast[kind](message, { id });
}

export const notify = {
  success: (text: Text) => show('success', text),
  error: (text: Text) => show('error', text),
  info: (text: Text) => toast(text, { id: idOf(text) }),
  /** `onSettled` is called once. */
  undoable(text: Text, undo: string, onSettled: (isUndo: boolean) => void) {
    let isSettled = false;
    const settle = (isUndo: boolean) => {
      if (!isSettled) onSettled(isUndo);
      isSettled = true;
    };
    const id = toast(
      ({ visible }) => (
        <Undoable
          text={text}
          undo={undo}
          isOver={!visible}
          settle={settle}
          onUndo={() => toast.dismiss(id)}
        />
      ),
      { duration: undoMs },
    );
  },
};

type UndoableProps = {
  text: Text;
  undo: string;
  isOver: boolean;
  settle: (isUndo: boolean) => void;
  onUndo: () => void;
};

function Undoable({ text, undo, isOver, settle, onUndo }: UndoableProps) {
  useEffect(() => {
    if (isOver) settle(false);
  }, [isOver, settle]);
  const press = () => {
    settle(true);
    onUndo();
  };
  return (
    <>
      <span>{text}</span>{' '}
      <button type="button" onClick={press}>
        {undo}
      </button>
    </>
  );
}

/** The server's message, or `fallback` and why there was no answer. */
export function failureText(error: unknown, fallback: string): { text: string; reason: string } {
  if (error instanceof ApiError && error.isFromServer) return { text: error.message, reason: '' };
  return { text: fallback, reason: error instanceof ApiError ? error.message : '' };
}

export function notifyFailure(error: unknown, fallback: string): void {
  const { text, reason } = failureText(error, fallback);
  if (!reason) {
    notify.error(text);
    return;
  }
  show(
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
