import { Box, Typography } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { useDelete, useGetList } from 'react-admin';
import type { Session } from '../../../../server/identity/sessions/schemas.ts';
import type { PersonalToken } from '../../../../server/identity/tokens/schemas.ts';
import { Faces } from '../../../components/Faces.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { RowsSkeleton } from '../../../components/RowsSkeleton.tsx';
import { useConfirmedAction } from '../../../components/useConfirmedAction.tsx';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { ItemList } from '../../../settings/ItemList.tsx';
import { SessionRow } from '../../../settings/sessions/SessionRow.tsx';
import { TokenRow } from '../../../settings/tokens/TokenRow.tsx';
import type { PersonRecord } from '../personModel.ts';

export function AccessTab({ user }: { user: PersonRecord }) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <AccessList<Session>
        userId={user.id}
        resource="user-sessions"
        sort="lastSeenAt"
        title={t('settings.sessions.title')}
        none={t('admin.user.access.noSessions')}
        ask={{
          title: t('admin.user.access.endTitle'),
          text: t('admin.user.access.endText'),
          confirm: t('settings.sessions.end'),
        }}
        done={t('settings.sessions.ended')}
        failed={t('settings.sessions.endFailed')}
        row={(session, end) => (
          <SessionRow key={session.id} session={session} busy={false} disabled={false} onEnd={end} />
        )}
      />
      <AccessList<PersonalToken>
        userId={user.id}
        resource="user-tokens"
        sort="createdAt"
        title={t('settings.tokens.title')}
        none={t('admin.user.access.noTokens')}
        ask={{
          title: t('settings.tokens.revokeTitle'),
          text: t('admin.user.access.revokeText'),
          confirm: t('settings.tokens.revoke'),
        }}
        done={t('settings.tokens.revoked')}
        failed={t('settings.tokens.revokeFailed')}
        row={(token, revoke) => <TokenRow key={token.id} token={token} onRevoke={revoke} />}
      />
    </Box>
  );
}

type Props<Item extends { id: string }> = {
  userId: string;
  resource: 'user-sessions' | 'user-tokens';
  sort: string;
  title: string;
  none: string;
  ask: { title: string; text: string; confirm: string };
  done: string;
  failed: string;
  row: (item: Item, end: () => void) => ReactNode;
};

function AccessList<Item extends { id: string }>({
  userId,
  resource,
  sort,
  row,
  ask,
  ...texts
}: Props<Item>) {
  const t = useTranslate();
  const list = useGetList<Item>(resource, {
    filter: { userId },
    pagination: { page: 1, perPage: 100 },
    sort: { field: sort, order: 'DESC' },
  });
  const [remove] = useDelete<Item>();
  const rows = useRef<HTMLUListElement>(null);
  const ending = useConfirmedAction((item: Item) => ({
    ...ask,
    isDangerous: true,
    action: () =>
      remove(resource, { id: item.id, previousData: item, meta: { userId } }, { returnPromise: true }),
    done: texts.done,
    failed: texts.failed,
    settled: list.refetch,
    focus: rows,
  }));

  return (
    <Panel title={texts.title}>
      <Faces
        of={list}
        failed={t('admin.user.listFailed')}
        loading={<RowsSkeleton rows={2} height={60} />}
        empty={<Typography color="textSecondary">{texts.none}</Typography>}
      >
        {(items) => (
          <ItemList label={texts.title} ref={rows}>
            {items.map((item) => row(item, () => ending.ask(item)))}
          </ItemList>
        )}
      </Faces>
      {ending.dialog}
    </Panel>
  );
}
