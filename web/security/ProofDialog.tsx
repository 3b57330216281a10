import { useCallback, useEffect, useId, useState } from 'react';
import { ApiError, request } from '../call.ts';
import { PlainButton } from '../components/PlainButton.tsx';
import { Spinner } from '../components/Spinner.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { FactorForm } from './FactorForm.tsx';
import css from './ProofDialog.module.css';
import type { Answer, ProofOptions } from './wire.ts';

/** The native modal dialog is above all others, traps the focus and returns it. */
export function ProofDialog({ onDone }: { onDone: (proved: boolean) => void }) {
  const t = useTranslate();
  const id = useId();
  const [options, setOptions] = useState<ProofOptions | null>(null);
  const [failed, setFailed] = useState<string | null>(null);

  const load = useCallback(async () => {
    setFailed(null);
    try {
      setOptions(await request<ProofOptions>('POST', '/api/auth/proof/options', {}));
    } catch (error) {
      setFailed(error instanceof ApiError ? error.message : t('security.failed'));
    }
  }, [t]);
  useEffect(() => void load(), [load]);

  async function send(answer: Answer): Promise<void> {
    const isPasskey = 'passkey' in answer;
    try {
      await request('POST', '/api/auth/proof', {
        ...answer,
        ...(isPasskey && { challengeId: options?.challengeId }),
      });
      onDone(true);
    } catch (error) {
      // A challenge takes one answer.
      if (isPasskey) await load();
      throw error;
    }
  }

  const cancel = <PlainButton onClick={() => onDone(false)}>{t('security.cancel')}</PlainButton>;
  return (
    <dialog
      ref={show}
      className={css.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lead`}
      onCancel={(event) => {
        event.preventDefault();
        onDone(false);
      }}
    >
      <h2 id={`${id}-title`} className={css.title}>
        {t('security.title')}
      </h2>
      <p id={`${id}-lead`} className={css.lead}>
        {t('security.proofLead')}
      </p>
      {options ? (
        <FactorForm
          methods={options.methods}
          passkey={options.passkey}
          submit={t('security.confirm')}
          send={send}
          actions={cancel}
        />
      ) : failed === null ? (
        <div role="status" aria-label={t('components.loading')} className={css.wait}>
          <Spinner size={24} />
        </div>
      ) : (
        <>
          <p role="alert">{failed}</p>
          <div className={css.actions}>
            {cancel}
            <PlainButton look="main" autoFocus onClick={() => void load()}>
              {t('components.error.retry')}
            </PlainButton>
          </div>
        </>
      )}
    </dialog>
  );
}

function show(dialog: HTMLDialogElement | null) {
  if (!dialog) return;
  if (!dialog.open) dialog.showModal();
  // While it is in the page, so that the browser returns the focus.
  return () => dialog.close();
}
