import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Box, Button, Card } from '@mui/material';
import { useState } from 'react';
import { ShowBase, TextInput, useShowContext } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { api } from '../../api.ts';
import { ErrorState } from '../../components/ErrorState.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import { Page } from '../../components/Page.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { StatusChip } from '../../components/StatusChip.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { keepView } from '../../token.ts';
import { AuditTable } from '../audit/AuditTable.tsx';
import { PartNav } from '../PartNav.tsx';
import { UserDialogs } from '../users/UserDialogs.tsx';
import { dateOrDash, fullName, type Open, statusTone } from '../users/userModel.ts';
import { AccountsTab } from './AccountsTab.tsx';
import { AccessTab } from './access/AccessTab.tsx';
import { BillingTab } from './BillingTab.tsx';
import { CommentsTab } from './comments/CommentsTab.tsx';
import { ListOfUser } from './ListOfUser.tsx';
import { NotesTab } from './notes/NotesTab.tsx';
import { ProfileTab } from './ProfileTab.tsx';
import { type Part, type PersonRecord, partOf, parts, pathOf } from './personModel.ts';
import { SettingsTab } from './settings/SettingsTab.tsx';
import { useSubscriptionOf } from './useSubscriptionOf.ts';

export function UserPage() {
  const t = useTranslate();
  return (
    <ShowBase<PersonRecord>
      // The list leaves a part of the user in the cache.
      queryOptions={{ staleTime: 0, onError: () => {} }}
      error={<Failed />}
      loading={<Loading title={t('admin.user.title')} />}
      render={({ record }) =>
        record?.trialDays === undefined ? (
          <Loading title={record ? fullName(record) : t('admin.user.title')} />
        ) : (
          <Person user={record} />
        )
      }
    />
  );
}

const Loading = ({ title }: { title: string }) => (
  <Page title={title}>
    <Card>
      <RowsSkeleton rows={6} />
    </Card>
  </Page>
);

function Failed() {
  const t = useTranslate();
  const { error, refetch, isFetching } = useShowContext();
  return (
    <Page title={t('admin.user.title')}>
      <Card>
        <ErrorState
          title={t('admin.user.failed')}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Card>
    </Page>
  );
}

function Person({ user }: { user: PersonRecord }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const part = partOf(useParams()['*']);
  const [open, setOpen] = useState<Open>(null);
  const name = fullName(user);
  return (
    <Page
      title={name}
      windowTitle={part === 'profile' ? name : `${name}: ${t(`admin.user.tabs.${part}`)}`}
      isWide
      description={
        <Box sx={crumbs}>
          <TextLink to="/admin/dashboard">{t('admin.user.back')}</TextLink>
          <span aria-hidden>/</span>
          {user.email}
        </Box>
      }
      actions={
        <>
          <Button variant="outlined" onClick={() => setOpen({ what: 'edit', user })}>
            {t('admin.user.edit')}
          </Button>
          <Button variant="outlined" onClick={() => setOpen({ what: 'billingDate', user })}>
            {t('admin.user.profile.ends')}
          </Button>
          {user.role === 'user' && <ViewButton user={user} />}
          <Button variant="outlined" color="error" onClick={() => setOpen({ what: 'remove', user })}>
            {t('admin.user.remove')}
          </Button>
        </>
      }
    >
      <Standing user={user} />
      <PartNav
        label={t('admin.user.parts')}
        links={parts.map((each) => ({ to: pathOf(user.id, each), text: t(`admin.user.tabs.${each}`) }))}
      />
      <Shown part={part} user={user} />
      <UserDialogs
        open={open}
        onClose={() => setOpen(null)}
        onRemoved={() => navigate('/admin/dashboard', { replace: true })}
      />
    </Page>
  );
}

function Standing({ user }: { user: PersonRecord }) {
  const t = useTranslate();
  const { data } = useSubscriptionOf(user.id);
  const facts = [
    {
      name: t('admin.user.billing.status'),
      value: <StatusChip tone={statusTone(user.status)} label={t(`admin.users.statuses.${user.status}`)} />,
    },
    { name: t('admin.user.profile.seats'), value: `${user.linkedinAccounts.length} / ${user.seats}` },
    { name: t('admin.user.billing.plan'), value: data?.plan?.name ?? '-' },
    { name: t('admin.user.profile.ends'), value: dateOrDash(user.subscriptionEndsAt) },
  ];
  return (
    <Box component="dl" sx={standing}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Box>
  );
}

const crumbs = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  overflowWrap: 'anywhere',
};

const standing = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, max-content)' },
  columnGap: 8,
  rowGap: 3,
  m: 0,
  mb: 4,
  '& dt': { fontSize: 12, lineHeight: '16px', color: 'text.secondary' },
  '& dd': { m: 0, mt: 1, fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
};

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

function ChangesTab({ user }: { user: PersonRecord }) {
  return (
    <ListOfUser user={user} reference="user-audit">
      <AuditTable />
    </ListOfUser>
  );
}

function ViewButton({ user }: { user: PersonRecord }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);

  async function begin({ reason }: { reason: string | null }): Promise<void> {
    keepView(await api.beginView(user.id, reason ?? ''));
    // A page of its own: nothing of the admin's stays in it.
    location.assign('/dashboard');
  }

  return (
    <>
      <Button variant="outlined" startIcon={<VisibilityOutlined />} onClick={() => setOpen(true)}>
        {t('admin.user.view.button')}
      </Button>
      {isOpen && (
        <FormDialog
          title={t('admin.user.view.title', { name: fullName(user) })}
          text={t('admin.user.view.text')}
          submit={t('admin.user.view.begin')}
          initial={{ reason: '' }}
          onSubmit={begin}
          failed={t('admin.user.view.failed')}
          onClose={() => setOpen(false)}
        >
          <TextInput
            source="reason"
            label={t('admin.user.view.reason')}
            placeholder={t('admin.user.view.reasonHint')}
            helperText={false}
            autoFocus
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
        </FormDialog>
      )}
    </>
  );
}
