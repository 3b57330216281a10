import GroupAddOutlined from '@mui/icons-material/GroupAddOutlined';
import { Button, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useGetList } from 'react-admin';
import type { Member } from '../../server/identity/people/schemas.ts';
import { useAccounts } from '../accounts/useAccounts.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { Faces } from '../components/Faces.tsx';
import { ItemList } from '../components/ItemList.tsx';
import { Page } from '../components/Page.tsx';
import { Panel } from '../components/Panel.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { useAction } from '../components/useAction.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { PersonDialog } from './PersonDialog.tsx';
import { PersonRow } from './PersonRow.tsx';
import { type MemberRecord, peopleApi } from './peopleApi.ts';

const endOf = ({ state }: Member) => (state === 'joined' ? 'remove' : 'revoke');

export function PeoplePage() {
  const t = useTranslate('people');
  const list = useGetList<MemberRecord>('people', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'createdAt', order: 'ASC' },
  });
  const { accounts } = useAccounts();
  const rows = useRef<HTMLUListElement>(null);
  const [edited, setEdited] = useState<MemberRecord | 'new' | null>(null);
  const removing = useAction({
    run: ({ _id }: Member) => peopleApi.remove(_id),
    confirm: (member) => {
      const kind = endOf(member);
      return {
        title: t(`${kind}.title`),
        text: t(`${kind}.text`, { name: member.name ?? member.email }),
        confirm: t(`${kind}.confirm`),
        isDangerous: true,
      };
    },
    done: (_, member) => {
      const kind = endOf(member);
      return t(`${kind}.done`);
    },
    failed: t('failed'),
    settled: list.refetch,
    focus: rows,
  });
  const resending = useAction({
    run: ({ _id }: Member) => peopleApi.resend(_id),
    done: (_, { email }) => t('resent', { email }),
    failed: t('failed'),
    settled: list.refetch,
    isUncovered: true,
  });

  const invite = (
    <Changes>
      <Button variant="contained" startIcon={<GroupAddOutlined />} onClick={() => setEdited('new')}>
        {t('invite.open')}
      </Button>
    </Changes>
  );
  return (
    <Page title={t('title')} description={t('description')} actions={!!list.data?.length && invite}>
      <Panel title={t('list')}>
        <Faces
          query={list}
          failed={t('loadFailed')}
          loading={<RowsSkeleton rows={3} height={60} />}
          empty={
            <EmptyState
              icon={<GroupAddOutlined />}
              title={t('empty.title')}
              text={t('empty.text')}
              action={invite}
            />
          }
        >
          {(people) => (
            <ItemList label={t('list')} ref={rows}>
              {people.map((member) => (
                <PersonRow
                  key={member._id}
                  member={member}
                  accounts={accounts}
                  onChange={() => setEdited(member)}
                  onResend={() => resending.act(member)}
                  onRemove={() => removing.act(member)}
                />
              ))}
            </ItemList>
          )}
        </Faces>
      </Panel>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 4 }}>
        {t('seats')}
      </Typography>
      {edited && (
        <PersonDialog
          member={edited === 'new' ? null : edited}
          accounts={accounts}
          onSaved={() => void list.refetch()}
          onClose={() => setEdited(null)}
        />
      )}
    </Page>
  );
}
