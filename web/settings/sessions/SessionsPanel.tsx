import { Button, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useDataProvider, useGetList } from 'react-admin';
import type { Session } from '../../../server/identity/sessions/schemas.ts';
import { api } from '../../api.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { withOverlay } from '../../components/overlayStore.ts';
import { Panel } from '../../components/Panel.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../../notify.tsx';
import { logout } from '../../session.ts';
import { Changes } from '../../viewAs/Changes.tsx';
import { ItemList } from '../ItemList.tsx';
import { SessionRow } from './SessionRow.tsx';

/** Where the person is signed in, and ending that from here. */
export function SessionsPanel() {
  const t = useTranslate();
  const list = useGetList<Session>('sessions', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'lastSeenAt', order: 'DESC' },
  });
  const dataProvider = useDataProvider();
  const rows = useRef<HTMLUListElement>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);

  async function end(session: Session): Promise<void> {
    setBusy(session.id);
    try {
      await withOverlay(() => dataProvider.delete('sessions', { id: session.id, previousData: session }));
      notify.success(t('settings.sessions.ended'));
    } catch (error) {
      notifyFailure(error, t('settings.sessions.endFailed'));
    }
    await list.refetch();
    setBusy(null);
    rows.current?.focus();
  }

  async function endAll(): Promise<void> {
    setBusy('all');
    try {
      await withOverlay(() => api.logoutEverywhere());
      logout();
      notify.success(t('settings.sessions.everywhereDone'));
    } catch (error) {
      notifyFailure(error, t('settings.sessions.everywhereFailed'));
      setBusy(null);
      setAsking(false);
    }
  }

  // The own one first: it is what the others are told apart from.
  const sessions = [...(list.data ?? [])].sort((a, b) => Number(b.current) - Number(a.current));
  return (
    <Panel
      title={t('settings.sessions.title')}
      description={t('settings.sessions.text')}
      actions={
        <Changes>
          <Button variant="outlined" disabled={busy !== null} onClick={() => setAsking(true)}>
            {t('settings.sessions.everywhere')}
          </Button>
        </Changes>
      }
    >
      {list.data ? (
        <ItemList label={t('settings.sessions.label')} ref={rows}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={busy === session.id}
              disabled={busy !== null}
              onEnd={() => void end(session)}
            />
          ))}
        </ItemList>
      ) : list.isError ? (
        <ErrorState
          title={t('settings.sessions.loadFailed')}
          error={list.error}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      ) : (
        <RowsSkeleton rows={2} height={60} />
      )}
      <ConfirmDialog
        open={asking}
        title={t('settings.sessions.everywhere')}
        confirm={t('settings.sessions.everywhere')}
        dismiss={t('settings.cancel')}
        isDangerous
        busy={busy === 'all'}
        onConfirm={() => void endAll()}
        onClose={() => setAsking(false)}
      >
        <Typography>{t('settings.sessions.everywhereAsk')}</Typography>
      </ConfirmDialog>
    </Panel>
  );
}
