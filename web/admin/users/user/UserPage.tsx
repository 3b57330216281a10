import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Box, Button, Card } from '@mui/material';
import { useState } from 'react';
import { ShowBase, TextInput, useShowContext } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { api } from '../../../api.ts';
import { Faces } from '../../../components/Faces.tsx';
import { FormDialog } from '../../../components/FormDialog.tsx';
import { Page } from '../../../components/Page.tsx';
import { PartNav } from '../../../components/PartNav.tsx';
import { RowsSkeleton } from '../../../components/RowsSkeleton.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { keepView } from '../../../token.ts';
import { AuditTable } from '../../list/AuditTable.tsx';
import { Status } from '../../userDialogs/Status.tsx';
import { UserDialogs } from '../../userDialogs/UserDialogs.tsx';
import { dateOrDash, fullName, type Open, type PersonRecord, pathOf } from '../../userModel.ts';
import { AccessTab } from './AccessTab.tsx';
import { AccountsTab } from './AccountsTab.tsx';
import { BillingTab, useSubscriptionOf } from './BillingTab.tsx';
import { CommentsTab } from './CommentsTab.tsx';
import { ListOfUser } from './ListOfUser.tsx';
import { NotesTab } from './NotesTab.tsx';
import { ProfileTab } from './ProfileTab.tsx';
import { SettingsTab } from './SettingsTab.tsx';

type Props = { user: PersonRecord };

const parts = {
  profile: ProfileTab,
  accounts: AccountsTab,
  settings: SettingsTab,
  comments: CommentsTab,
  billing: BillingTab,
  access: AccessTab,
  changes: ChangesTab,
  notes: NotesTab,
};
const names = Object.keys(parts) as (keyof typeof parts)[];

export const UserPage = () => (
  <ShowBase<PersonRecord>
    // The list puts only a part of the user into the cache.
    queryOptions={{ staleTime: 0, onError: () => {} }}
    error={<Unloaded />}
    loading={<Unloaded />}
    render={({ record }) => (record?.trialDays === undefined ? <Unloaded /> : <Person user={record} />)}
  />
);

function Unloaded() {
  const t = useTranslate();
  const { record, ...found } = useShowContext<PersonRecord>();
  return (
    <Page title={record ? fullName(record) : t('admin.user.title')}>
      <Card>
        <Faces query={found} failed={t('admin.user.failed')} loading={<RowsSkeleton rows={6} />}>
          {null}
        </Faces>
      </Card>
    </Page>
  );
}

function Person({ user }: Props) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { '*': path } = useParams();
  const [open, setOpen] = useState<Open>(null);
  const part = names.find((each) => each === path) ?? 'profile';
  const Part = parts[part];
  const name = fullName(user);
  return (
    <Page
      title={name}
      windowTitle={part === 'profile' ? name : `${name}: ${t(`admin.user.tabs.${part}`)}`}
      isWide
      description={
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <TextLink to="/admin/dashboard">{t('admin.user.back')}</TextLink> / {user.email}
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
        links={names.map((each) => ({ to: pathOf(user.id, each), text: t(`admin.user.tabs.${each}`) }))}
      />
      <Part user={user} />
      <UserDialogs
        open={open}
        onClose={() => setOpen(null)}
        onRemoved={() => navigate('/admin/dashboard', { replace: true })}
      />
    </Page>
  );
}

function Standing({ user }: Props) {
  const t = useTranslate();
  const { data } = useSubscriptionOf(user);
  const facts = {
    [t('admin.user.billing.status')]: <Status {...user} />,
    [t('admin.user.profile.seats')]: `${user.linkedinAccounts.length} / ${user.seats}`,
    [t('admin.user.billing.plan')]: data?.plan?.name ?? '-',
    [t('admin.user.profile.ends')]: dateOrDash(user.subscriptionEndsAt),
  };
  return (
    <Box component="dl" sx={standing}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Box>
  );
}

const standing = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, max-content)' },
  columnGap: 8,
  rowGap: 3,
  m: 0,
  mb: 4,
  '& dt': { typography: 'caption', color: 'text.secondary' },
  '& dd': { m: 0, mt: 1, fontWeight: 500 },
};

function ChangesTab({ user }: Props) {
  return (
    <ListOfUser user={user} reference="user-audit">
      <AuditTable />
    </ListOfUser>
  );
}

function ViewButton({ user }: Props) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);

  async function begin({ reason }: { reason: string | null }): Promise<void> {
    keepView(await api.beginView(user.id, reason ?? ''));
    // A page load leaves none of the admin's data in memory.
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
