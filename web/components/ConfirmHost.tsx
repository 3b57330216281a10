import { ConfirmDialog } from './ConfirmDialog.tsx';
import { content } from './keepFocus.ts';
import { closeQuestion, useAsked, useGroupBusy } from './useAction.ts';

/** Shows the question of an action. */
export function ConfirmHost() {
  const asked = useAsked();
  const busy = useGroupBusy(asked?.group ?? 'none');
  if (!asked) return null;
  const { confirmation, isOpen, problem, onConfirm, focus } = asked;
  return (
    <ConfirmDialog
      {...confirmation}
      open={isOpen}
      busy={busy}
      problem={problem}
      onConfirm={onConfirm}
      onClose={() => closeQuestion()}
      onExited={() => {
        // The pressed button may be gone, and its list with it.
        const isLost = document.activeElement === document.body;
        if (focus || isLost) (focus?.current ?? content.current)?.focus({ preventScroll: true });
      }}
    >
      {confirmation.text}
    </ConfirmDialog>
  );
}
