import { Alert, Autocomplete, Box, Button, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { Applied } from '../../../server/accounts/campaigns/schemas.ts';
import { api } from '../../api.ts';
import { withOverlay } from '../../components/overlayStore.ts';
import { Panel } from '../../components/Panel.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../../notify.tsx';
import { fullName, type UserRecord } from '../users/userModel.ts';
import { AccountChanges } from './AccountChanges.tsx';
import type { CampaignRecord } from './campaignModel.ts';
import { runsKey } from './RunsPanel.tsx';

export function ApplyPanel({ campaign, unsaved }: { campaign: CampaignRecord; unsaved: boolean }) {
  const t = useTranslate();
  const cache = useQueryClient();
  const [users, setUsers] = useState<UserRecord[]>([]);
  const [told, setTold] = useState<{ of: string; applied: Applied } | null>(null);
  // The preview is valid for these users and this template only.
  const of = JSON.stringify([users.map(({ id }) => id), campaign.updatedAt]);
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
            <Typography sx={{ color: 'text.secondary' }}>{t('admin.campaigns.apply.noAccounts')}</Typography>
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
      // The server has searched.
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
