import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { request } from '../call.ts';
import { Faces } from '../components/Faces.tsx';
import { Loading } from '../components/Loading.tsx';
import { PlainButton } from '../components/PlainButton.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { queryClient } from '../queryClient.ts';
import { FactorForm } from './FactorForm.tsx';
import css from './ProofDialog.module.css';
import type { Answer, ProofOptions } from './toApi.ts';

/** A native modal dialog, which is above everything else, traps the focus and returns it. */
export function ProofDialog({ onDone }: { onDone: (proved: boolean) => void }) {
  const t = useTranslate('security');
  const id = useId();
  const options = useQuery(
    {
      queryKey: ['proofOptions'],
      queryFn: () => request<ProofOptions>('POST', '/api/auth/proof/options', {}),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      retry: false,
    },
    queryClient,
  );

  async function send(answer: Answer): Promise<void> {
    const challenge = 'passkey' in answer && { challengeId: options.data?.challengeId };
    try {
      await request('POST', '/api/auth/proof', { ...answer, ...challenge });
      onDone(true);
    } catch (error) {
      // A challenge can be answered only once.
      if (challenge) await options.refetch();
      throw error;
    }
  }

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
      <h2 id={`${id}-title`}>{t('title')}</h2>
      <p id={`${id}-lead`} className={css.lead}>
        {t('proofLead')}
      </p>
      <Faces query={options} failed={t('failed')} loading={<Loading minHeight={120} />}>
        {({ methods, passkey }) => (
          <FactorForm methods={methods} passkey={passkey} submit={t('confirm')} send={send} />
        )}
      </Faces>
      <PlainButton onClick={() => onDone(false)}>{t('cancel')}</PlainButton>
    </dialog>
  );
}

function show(dialog: HTMLDialogElement | null) {
  if (!dialog) return;
  if (!dialog.open) dialog.showModal();
  // Closed while still in the page, so that the browser returns the focus.
  return () => dialog.close();
}
