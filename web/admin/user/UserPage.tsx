import { Box, Card } from '@mui/material';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { UserDetails } from '../../../server/admin/person/schemas.ts';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Page } from '../../components/Page.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { StatusChip } from '../../components/StatusChip.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { PartNav } from '../PartNav.tsx';
import { statusTone } from '../users/userModel.ts';
import { AccountsTab } from './AccountsTab.tsx';
import { AccessTab } from './access/AccessTab.tsx';
import { BillingTab } from './BillingTab.tsx';
import { ChangesTab } from './ChangesTab.tsx';
import { CommentsTab } from './comments/CommentsTab.tsx';
import { NotesTab } from './notes/NotesTab.tsx';
import { ProfileTab } from './ProfileTab.tsx';
import { type Part, partOf, parts, pathOf } from './personModel.ts';
import { SettingsTab } from './settings/SettingsTab.tsx';
import { ViewButton } from './ViewButton.tsx';

export type PersonRecord = UserDetails & { id: string };

/** All that an admin sees of one user; the address names the part that is shown. */
export function UserPage() {
  const t = useTranslate();
  const { id = '', part: named } = useParams();
  const part = partOf(named);
  const { data: user, error, refetch, isFetching } = useGetOne<PersonRecord>('users', { id });
  if (!user) {
    return (
      <Page title={t('admin.user.title')}>
        <Card>
          {error ? (
            <ErrorState
              title={t('admin.user.failed')}
              error={error}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          ) : (
            <RowsSkeleton rows={6} />
          )}
        </Card>
      </Page>
    );
  }
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <Page
      title={name}
      windowTitle={part === 'profile' ? name : `${name}: ${t(`admin.user.tabs.${part}`)}`}
      description={
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 2,
            rowGap: 1,
            overflowWrap: 'anywhere',
          }}
        >
          <TextLink to="/admin/dashboard">{t('admin.user.back')}</TextLink>
          <span aria-hidden>/</span>
          {user.email}
          <StatusChip tone={statusTone(user.status)} label={t(`admin.users.statuses.${user.status}`)} />
        </Box>
      }
      actions={user.role === 'user' && <ViewButton user={user} />}
    >
      <PartNav
        label={t('admin.user.parts')}
        links={parts.map((each) => ({ to: pathOf(id, each), text: t(`admin.user.tabs.${each}`) }))}
      />
      <Shown part={part} user={user} />
    </Page>
  );
}

function Shown({ part, user }: { part: Part; user: PersonRecord }) {
  switch (part) {
    case 'profile':
      return <ProfileTab user={user} />;
    case 'accounts':
      return <AccountsTab user={user} />;
    case 'settings':
      return <SettingsTab user={user} />;
    case 'comments':
      return <CommentsTab user={user} />;
    case 'billing':
      return <BillingTab user={user} />;
    case 'access':
      return <AccessTab user={user} />;
    case 'changes':
      return <ChangesTab user={user} />;
    case 'notes':
      return <NotesTab user={user} />;
  }
}
