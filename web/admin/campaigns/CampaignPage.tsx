import { Alert, Autocomplete, Box, Button, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CreateBase, EditBase, useDelete, useEditContext, useGetList } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import type { Applied } from '../../../server/accounts/campaigns/schemas.ts';
import { api } from '../../api.ts';
import { ErrorState } from '../../components/ErrorState.tsx';
import { withOverlay } from '../../components/overlayStore.ts';
import { Page } from '../../components/Page.tsx';
import { Panel } from '../../components/Panel.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { useConfirmedAction } from '../../components/useConfirmedAction.tsx';
import { UnsavedDialog } from '../../dashboard/UnsavedDialog.tsx';
import { useUnsavedGuard } from '../../dashboard/useUnsavedGuard.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../../notify.tsx';
import { fullName, type UserRecord } from '../users/userModel.ts';
import { AccountChanges } from './AccountChanges.tsx';
import { CampaignForm } from './CampaignForm.tsx';
import type { CampaignRecord } from './campaignModel.ts';
import { RunsPanel, runsKey } from './RunsPanel.tsx';

export function CampaignCreate() {
  const t = useTranslate();
  const navigate = useNavigate();
  const [unsaved, setUnsaved] = useState(false);
  const [made, setMade] = useState<CampaignRecord | null>(null);
  const guard = useUnsavedGuard(unsaved && made === null);
  // After the guard has seen that all is saved.
  useEffect(() => {
    if (made) navigate(`/campaigns/${made.id}`, { replace: true });
  }, [made, navigate]);
  return (
    <Page title={t('admin.campaigns.new')} description={t('admin.campaigns.newText')}>
      <CreateBase<CampaignRecord>
        redirect={false}
        mutationOptions={{
          onSuccess(campaign) {
            notify.success(t('admin.campaigns.saved'));
            setMade(campaign);
          },
          onError: (error) => notifyFailure(error, t('admin.campaigns.saveFailed')),
        }}
      >
        <CampaignForm campaign={null} onUnsaved={setUnsaved} />
      </CreateBase>
      <UnsavedDialog
        open={guard.asking}
        name={t('admin.campaigns.thisCampaign')}
        onStay={guard.stay}
        onDiscard={guard.leave}
      />
    </Page>
  );
}

export function CampaignEdit() {
  const t = useTranslate();
  return (
    <EditBase<CampaignRecord>
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={{ onError: () => {} }}
      mutationOptions={{
        onSuccess: () => notify.success(t('admin.campaigns.saved')),
        onError: (error) => notifyFailure(error, t('admin.campaigns.saveFailed')),
      }}
      error={<Failed />}
      loading={
        <Page title={t('admin.campaigns.title')}>
          <RowsSkeleton rows={6} />
        </Page>
      }
      render={({ record }) => record && <Existing key={record.id} campaign={record} />}
    />
  );
}

function Existing({ campaign }: { campaign: CampaignRecord }) {
  const [unsaved, setUnsaved] = useState(false);
  const guard = useUnsavedGuard(unsaved);
  return (
    <Page title={campaign.name} actions={<Actions campaign={campaign} />}>
      <Box sx={{ display: 'grid', gap: 6 }}>
        <CampaignForm campaign={campaign} onUnsaved={setUnsaved} />
        <ApplyPanel campaign={campaign} unsaved={unsaved} />
        <RunsPanel campaignId={campaign.id} />
      </Box>
      <UnsavedDialog open={guard.asking} name={campaign.name} onStay={guard.stay} onDiscard={guard.leave} />
    </Page>
  );
}

function Failed() {
  const t = useTranslate();
  const { error, refetch, isFetching } = useEditContext();
  return (
    <Page title={t('admin.campaigns.title')}>
      <ErrorState
        title={t('admin.campaigns.failed')}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    </Page>
  );
}

function Actions({ campaign }: { campaign: CampaignRecord }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [remove] = useDelete<CampaignRecord>();
  const removing = useConfirmedAction(() => ({
    title: t('admin.campaigns.remove.title', { name: campaign.name }),
    text: t('admin.campaigns.remove.text'),
    confirm: t('admin.campaigns.remove.button'),
    isDangerous: true,
    action: async () => {
      await remove('campaigns', { id: campaign.id, previousData: campaign }, { returnPromise: true });
      navigate('/campaigns');
    },
    failed: t('admin.campaigns.remove.failed'),
  }));
  return (
    <>
      <Button component={Link} to="/campaigns">
        {t('admin.campaigns.all')}
      </Button>
      <Button color="error" onClick={() => removing.ask()}>
        {t('admin.campaigns.remove.button')}
      </Button>
      {removing.dialog}
    </>
  );
}

function ApplyPanel({ campaign, unsaved }: { campaign: CampaignRecord; unsaved: boolean }) {
  const t = useTranslate();
  const cache = useQueryClient();
  const [users, setUsers] = useState<UserRecord[]>([]);
  const [told, setTold] = useState<{ of: string; applied: Applied } | null>(null);
  // The preview is valid for these users and this template only.
  const of = JSON.stringify([users.map(({ id }) => id), campaign.updatedAt, campaign.template]);
  const current = told?.of === of && !unsaved ? told.applied : null;
  const changing =
    current?.accounts.filter(({ refusal, after }) => refusal === null && Object.keys(after).length > 0) ?? [];
  const silent = changing.filter(
    ({ after }) => after.dailySearchComments === 0 || after.dailyMonitorComments === 0,
  ).length;

  async function run(dryRun: boolean): Promise<void> {
    const input = {
      userIds: users.map(({ id }) => id),
      dryRun,
      ...(dryRun ? {} : { seen: current?.seen ?? '' }),
    };
    try {
      const applied = await withOverlay(() => api.applyCampaign(campaign.id, input));
      if (dryRun) return setTold({ of, applied });
      notify.success(t('admin.campaigns.apply.done', { smart_count: changing.length }));
      setUsers([]);
      setTold(null);
      await cache.invalidateQueries({ queryKey: runsKey(campaign.id) });
    } catch (error) {
      notifyFailure(error, t('admin.campaigns.apply.failed'));
      setTold(null);
    }
  }

  return (
    <Panel title={t('admin.campaigns.apply.title')} description={t('admin.campaigns.apply.text')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'end' }}>
        <UserPicker users={users} onChange={setUsers} />
        <Button variant="outlined" disabled={users.length === 0 || unsaved} onClick={() => void run(true)}>
          {t('admin.campaigns.apply.look')}
        </Button>
      </Box>
      {unsaved && (
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mt: 3 }}>
          {t('admin.campaigns.apply.unsaved')}
        </Typography>
      )}
      {current && (
        <Box sx={{ mt: 5, display: 'grid', gap: 4 }}>
          {current.accounts.length === 0 && (
            <Typography color="textSecondary">{t('admin.campaigns.apply.noAccounts')}</Typography>
          )}
          {current.accounts.map((account) => (
            <AccountChanges key={account.accountId} {...account} />
          ))}
          {silent > 0 && (
            <Alert severity="warning">{t('admin.campaigns.apply.silent', { smart_count: silent })}</Alert>
          )}
          <Box>
            <Button variant="contained" disabled={changing.length === 0} onClick={() => void run(false)}>
              {t('admin.campaigns.apply.button', { smart_count: changing.length })}
            </Button>
          </Box>
        </Box>
      )}
    </Panel>
  );
}

function UserPicker({ users, onChange }: { users: UserRecord[]; onChange: (users: UserRecord[]) => void }) {
  const t = useTranslate();
  const [q, setQ] = useState('');
  const { data = [], isFetching } = useGetList<UserRecord>('users', {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'lastName', order: 'ASC' },
    filter: { role: 'user', ...(q.trim() ? { q: q.trim() } : {}) },
  });
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      options={data}
      value={users}
      loading={isFetching}
      filterOptions={(found) => found}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      getOptionLabel={(user) => `${fullName(user)} (${user.email})`}
      getOptionKey={(user) => user.id}
      onInputChange={(_, text) => setQ(text)}
      onChange={(_, chosen) => onChange(chosen)}
      noOptionsText={t('admin.users.none')}
      renderInput={(props) => <TextField {...props} label={t('admin.campaigns.apply.users')} />}
      sx={{ flex: '1 1 320px', minWidth: 0 }}
    />
  );
}
