import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { addTexts } from '../i18n/i18n.ts';
import { useQuestion } from './proof.ts';

type Dialog = ComponentType<{ onDone: (proved: boolean) => void }>;

async function loadDialog(): Promise<Dialog> {
  const [{ ProofDialog }] = await Promise.all([import('./ProofDialog.tsx'), addTexts('public')]);
  return ProofDialog;
}

export function ProofHost() {
  const question = useQuestion();
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  useEffect(() => {
    if (question && !Dialog)
      loadDialog().then(
        (loaded) => setDialog(() => loaded),
        () => question.answer(false),
      );
  }, [question, Dialog]);
  // In the body: an open dialog hides its older siblings from assistive technology.
  return question && Dialog && createPortal(<Dialog onDone={question.answer} />, document.body);
}
