import { useState } from 'react';
import { useUpdate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { setActiveAccount } from '../../activeAccount.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { valuesOf } from '../../dashboard/dashboardModel.ts';
import { type SettingsRecord, settingsQuery } from '../../dashboard/settingsQuery.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../../notify.tsx';

type Props = { account: { accountId: string; name: string }; prompt: string; onClose: () => void };

/** Saves the new prompt among the account's settings, and shows it where it stands from then on. */
export function UsePromptDialog({ account: { accountId, name }, prompt, onClose }: Props) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [update] = useUpdate<SettingsRecord, Error>();
  const [busy, setBusy] = useState(false);

  async function take(): Promise<void> {
    setBusy(true);
    try {
      const settings = valuesOf(await settingsQuery(accountId).queryFn());
      await update('settings', { id: accountId, data: { ...settings, prompt } }, { returnPromise: true });
      notify.success(t('review.bench.taken'));
      setActiveAccount(accountId);
      void navigate('/dashboard?tab=settings');
    } catch (error) {
      notifyFailure(error, t('review.bench.takeFailed'));
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      open
      title={t('review.bench.takeTitle')}
      confirm={t('review.bench.takeConfirm')}
      dismiss={t('review.bench.cancel')}
      busy={busy}
      onConfirm={() => void take()}
      onClose={onClose}
    >
      {t('review.bench.takeText', { name })}
    </ConfirmDialog>
  );
}
