import { Stack, Typography } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { type RaRecord, useDelete } from 'react-admin';
import type { Session } from '../../../../server/identity/sessions/schemas.ts';
import type { PersonalToken } from '../../../../server/identity/tokens/schemas.ts';
import { Faces } from '../../../components/Faces.tsx';
import { ItemList } from '../../../components/ItemList.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { RowsSkeleton } from '../../../components/RowsSkeleton.tsx';
import { useAction } from '../../../components/useAction.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { SessionRow } from '../../../security/SessionRow.tsx';
import { TokenRow } from '../../../security/TokenRow.tsx';
import type { PersonRecord } from '../../userModel.ts';
import { useListOf } from './ListOfUser.tsx';

export function AccessTab({ user }: { user: PersonRecord }) {
  const t = useTranslate();
  return (
    <Stack spacing={5}>
      <AccessList<Session>
        user={user}
        resource="user-sessions"
        sort="lastSeenAt"
        title={t('settings.sessions.title')}
        none={t('admin.user.access.noSessions')}
        confirmation={{
          title: t('admin.user.access.endTitle'),
          text: t('admin.user.access.endText'),
          confirm: t('settings.sessions.end'),
          done: t('settings.sessions.ended'),
          failed: t('settings.sessions.endFailed'),
        }}
        row={(session, end) => (
          <SessionRow key={session.id} session={session} busy={false} disabled={false} onEnd={end} />
        )}
      />
      <AccessList<PersonalToken>
        user={user}
        resource="user-tokens"
        title={t('settings.tokens.title')}
        none={t('admin.user.access.noTokens')}
        confirmation={{
          title: t('settings.tokens.revokeTitle'),
          text: t('admin.user.access.revokeText'),
          confirm: t('settings.tokens.revoke'),
          done: t('settings.tokens.revoked'),
          failed: t('settings.tokens.revokeFailed'),
        }}
        row={(token, revoke) => <TokenRow key={token.id} token={token} onRevoke={revoke} />}
      />
    </Stack>
  );
}

type Props<Item extends RaRecord> = {
  user: PersonRecord;
  resource: string;
  sort?: string;
  title: string;
  none: string;
  confirmation: Record<'title' | 'text' | 'confirm' | 'done' | 'failed', string>;
  row: (item: Item, end: () => void) => ReactNode;
};

function AccessList<Item extends RaRecord>(props: Props<Item>) {
  const { user, resource, sort, title, none, confirmation: ask, row } = props;
  const t = useTranslate();
  const list = useListOf<Item>(user, resource, sort);
  const [remove] = useDelete<Item>();
  const rows = useRef<HTMLUListElement>(null);
  const meta = { userId: user.id };
  const { done, failed, ...question } = ask;
  const ending = useAction({
    run: (item: Item) => remove(resource, { id: item.id, previousData: item, meta }, { returnPromise: true }),
    confirm: { ...question, isDangerous: true },
    done,
    failed,
    settled: list.refetch,
    focus: rows,
  });

  return (
    <Panel title={title}>
      <Faces
        query={list}
        failed={t('admin.user.listFailed')}
        loading={<RowsSkeleton rows={2} height={60} />}
        empty={<Typography color="textSecondary">{none}</Typography>}
      >
        {(items) => (
          <ItemList label={title} ref={rows}>
            {items.map((item) => row(item, () => ending.act(item)))}
          </ItemList>
        )}
      </Faces>
    </Panel>
  );
}
