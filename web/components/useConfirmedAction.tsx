import { type ReactNode, type RefObject, useState } from 'react';
import { failureText, notify, notifyFailure } from '../notify.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { withOverlay } from './overlayStore.ts';
import type { ProblemText } from './Problem.tsx';

type Question = {
  title: string;
  text: ReactNode;
  confirm: string;
  dismiss?: string;
  isDangerous?: boolean;
  action: () => Promise<unknown>;
  done?: string;
  failed: string;
  press?: (
    name: string,
    work: () => Promise<void>,
    failed: string,
    how: { tell: (error: unknown) => void },
  ) => Promise<boolean>;
  /** Also runs after a failure. */
  settled?: () => unknown;
  /** Gets the focus when the pressed button may be gone. */
  focus?: RefObject<HTMLElement | null>;
};

/** Asks, acts behind the overlay and reports. After a failure the dialog stays open with the reason. */
export function useConfirmedAction<Subject = void>(questionOf: (subject: Subject) => Question) {
  // Kept while the dialog fades out.
  const [asked, setAsked] = useState<{ subject: Subject } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemText | null>(null);
  const question = asked && questionOf(asked.subject);

  async function act({ action, done, failed, press, settled, focus }: Question): Promise<void> {
    setBusy(true);
    setProblem(null);
    const work = async () => {
      await action();
      if (done) notify.success(done);
    };
    const tell = (error: unknown) => {
      notifyFailure(error, failed);
      setProblem(failureText(error, failed));
    };
    const succeeded = press
      ? await press('confirmed', work, failed, { tell })
      : await withOverlay(work).then(
          () => true,
          (error: unknown) => {
            tell(error);
            return false;
          },
        );
    await settled?.();
    setBusy(false);
    if (!succeeded) return;
    setOpen(false);
    focus?.current?.focus();
  }

  return {
    busy,
    ask(subject: Subject) {
      setAsked({ subject });
      setProblem(null);
      setOpen(true);
    },
    dialog: question && (
      <ConfirmDialog
        open={isOpen}
        title={question.title}
        confirm={question.confirm}
        dismiss={question.dismiss}
        isDangerous={question.isDangerous}
        busy={busy}
        problem={problem}
        onConfirm={() => void act(question)}
        onClose={() => setOpen(false)}
      >
        {question.text}
      </ConfirmDialog>
    ),
  };
}
