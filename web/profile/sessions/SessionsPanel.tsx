import { Button } from '@mui/material';
import { useRef, useState } from 'react';
import { useDelete } from 'react-admin';
import type { Session } from '../../../server/identity/sessions/schemas.ts';
import { report } from '../../components/report.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { Changes } from '../../viewAs/Changes.tsx';
import { ItemsPanel, useNewest } from '../ItemsPanel.tsx';
import { SessionRow } from './SessionRow.tsx';
import { useSignOutEverywhere } from './useSignOutEverywhere.ts';

export function SessionsPanel() {
  const t = useTranslate('settings.sessions');
  const list = useNewest<Session>('sessions', 'lastSeenAt');
  const [remove] = useDelete<Session>();
  const rows = useRef<HTMLUListElement>(null);
  const [ending, setEnding] = useState<string | null>(null);
  const endingAll = useSignOutEverywhere();
  const isBusy = ending !== null || endingAll.busy;

  async function end(session: Session): Promise<void> {
    setEnding(session.id);
    await report(
      () => remove('sessions', { id: session.id, previousData: session }, { returnPromise: true }),
      t('endFailed'),
      t('ended'),
    );
    await list.refetch();
    setEnding(null);
    rows.current?.focus();
  }

  return (
    <ItemsPanel
      texts="sessions"
      list={{ ...list, data: list.data?.toSorted((a, b) => Number(b.current) - Number(a.current)) }}
      ref={rows}
      actions={
        <Changes>
          <Button variant="outlined" disabled={isBusy} onClick={() => endingAll.ask()}>
            {t('everywhere')}
          </Button>
        </Changes>
      }
      row={(session) => (
        <SessionRow
          key={session.id}
          session={session}
          busy={ending === session.id}
          disabled={isBusy}
          onEnd={() => void end(session)}
        />
      )}
    >
      {endingAll.dialog}
    </ItemsPanel>
  );
}
