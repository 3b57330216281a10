import { Button } from '@mui/material';
import { useRef } from 'react';
import { useDelete } from 'react-admin';
import type { Session } from '../../server/identity/sessions/schemas.ts';
import { ItemsPanel, useNewest } from '../components/ItemsPanel.tsx';
import { useAction } from '../components/useAction.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { SessionRow } from './SessionRow.tsx';
import { useSignOutEverywhere } from './useSignOutEverywhere.ts';

export function SessionsPanel() {
  const t = useTranslate('settings.sessions');
  const list = useNewest<Session>('sessions', 'lastSeenAt');
  const [remove] = useDelete<Session>();
  const rows = useRef<HTMLUListElement>(null);
  const endingAll = useSignOutEverywhere();
  const ending = useAction({
    run: (session: Session) =>
      remove('sessions', { id: session.id, previousData: session }, { returnPromise: true }),
    done: t('ended'),
    failed: t('endFailed'),
    settled: list.refetch,
    focus: rows,
  });
  const isBusy = ending.busy || endingAll.busy;

  return (
    <ItemsPanel
      texts="sessions"
      list={{ ...list, data: list.data?.toSorted((a, b) => Number(b.current) - Number(a.current)) }}
      ref={rows}
      actions={
        <Changes>
          <Button variant="outlined" disabled={isBusy} onClick={() => endingAll.act()}>
            {t('everywhere')}
          </Button>
        </Changes>
      }
      row={(session) => (
        <SessionRow
          key={session.id}
          session={session}
          busy={ending.running?.id === session.id}
          disabled={isBusy}
          onEnd={() => ending.act(session)}
        />
      )}
    />
  );
}
