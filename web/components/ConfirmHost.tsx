import { ConfirmDialog } from './ConfirmDialog.tsx';
import { closeQuestion, useAsked, useGroupBusy } from './useAction.ts';

/** Shows the question of an action. */
export function ConfirmHost() {
  const asked = useAsked();
  const busy = useGroupBusy(asked?.group ?? 'none');
  if (!asked) return null;
  const { of, isOpen, problem, onConfirm } = asked;
  return (
    <ConfirmDialog
      {...of}
      open={isOpen}
      busy={busy}
      problem={problem}
      onConfirm={onConfirm}
      onClose={closeQuestion}
    >
      {of.text}
    </ConfirmDialog>
  );
}
