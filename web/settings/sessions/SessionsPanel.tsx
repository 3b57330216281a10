import { Button } from '@mui/material';
import { useRef, useState } from 'react';
import { useDelete, useGetList } from 'react-admin';
import type { Session } from '../../../server/identity/sessions/schemas.ts';
import { api } from '../../api.ts';
import { Faces } from '../../components/Faces.tsx';
import { withOverlay } from '../../components/overlayStore.ts';
import { Panel } from '../../components/Panel.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { useConfirmedAction } from '../../components/useConfirmedAction.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../../notify.tsx';
import { logout } from '../../session.ts';
import { Changes } from '../../viewAs/Changes.tsx';
import { ItemList } from '../ItemList.tsx';
import { SessionRow } from './SessionRow.tsx';

export function SessionsPanel() {
  const t = useTranslate();
  const list = useGetList<Session>('sessions', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'lastSeenAt', order: 'DESC' },
  });
  const [remove] = useDelete<Session>();
  const rows = useRef<HTMLUListElement>(null);
  const [ending, setEnding] = useState<string | null>(null);
  const endingAll = useConfirmedAction(() => ({
    title: t('settings.sessions.everywhere'),
    text: t('settings.sessions.everywhereAsk'),
    confirm: t('settings.sessions.everywhere'),
    isDangerous: true,
    action: () => api.logoutEverywhere().then(logout),
    done: t('settings.sessions.everywhereDone'),
    failed: t('settings.sessions.everywhereFailed'),
  }));
  const isBusy = ending !== null || endingAll.busy;

  async function end(session: Session): Promise<void> {
    setEnding(session.id);
    const params = { id: session.id, previousData: session };
    try {
      await withOverlay(() => remove('sessions', params, { returnPromise: true }));
      notify.success(t('settings.sessions.ended'));
    } catch (error) {
      notifyFailure(error, t('settings.sessions.endFailed'));
    }
    await list.refetch();
    setEnding(null);
    rows.current?.focus();
  }

  return (
    <Panel
      title={t('settings.sessions.title')}
      description={t('settings.sessions.text')}
      actions={
        <Changes>
          <Button variant="outlined" disabled={isBusy} onClick={() => endingAll.ask()}>
            {t('settings.sessions.everywhere')}
          </Button>
        </Changes>
      }
    >
      <Faces
        of={list}
        failed={t('settings.sessions.loadFailed')}
        loading={<RowsSkeleton rows={2} height={60} />}
      >
        {(sessions) => (
          <ItemList label={t('settings.sessions.label')} ref={rows}>
            {sessions
              .toSorted((a, b) => Number(b.current) - Number(a.current))
              .map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  busy={ending === session.id}
                  disabled={isBusy}
                  onEnd={() => void end(session)}
                />
              ))}
          </ItemList>
        )}
      </Faces>
      {endingAll.dialog}
    </Panel>
  );
}
