import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { withOverlay } from '../../components/overlayStore.ts';
import { said } from '../../i18n/said.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../../notify.tsx';
import { operationsApi } from './operationsApi.ts';

type Props = {
  list: 'received-webhooks' | 'sent-webhooks' | 'mails';
  id: string;
  about: string;
};

export function AgainButton({ list, id, about }: Props) {
  const t = useTranslate();
  const { refetch } = useListContext();
  const [busy, setBusy] = useState(false);
  const label = t(list === 'mails' ? 'admin.operations.logs.send' : 'admin.operations.logs.replay');

  async function press(): Promise<void> {
    setBusy(true);
    try {
      const { state, fault, faultText } = await withOverlay(() => operationsApi.again(list, id));
      if (fault === null)
        notify.success(
          t('admin.operations.logs.done', { state: t(`admin.operations.states.${state}` as never) }),
        );
      else notify.error(said({ message: fault, text: faultText }));
    } catch (error) {
      notifyFailure(error, t('admin.operations.logs.failed'));
    }
    void refetch();
    setBusy(false);
  }

  return (
    <Button size="small" loading={busy} onClick={() => void press()} aria-label={`${label}: ${about}`}>
      {label}
    </Button>
  );
}
