import { Alert, Box, Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AutocompleteArrayInput, Form, ReferenceArrayInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Applied } from '../../../server/accounts/campaigns/schemas.ts';
import { api } from '../../api.ts';
import { Panel } from '../../components/Panel.tsx';
import { useAction } from '../../components/useAction.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { fullName, type UserRecord } from '../userModel.ts';
import { AccountChanges } from './AccountChanges.tsx';
import type { CampaignRecord } from './campaignModel.ts';
import { runsKey } from './RunsPanel.tsx';

type Props = { campaign: CampaignRecord; unsaved: boolean };

const noUsers = { userIds: [] };

export function ApplyPanel(props: Props) {
  const t = useTranslate();
  return (
    <Panel title={t('admin.campaigns.apply.title')} description={t('admin.campaigns.apply.text')}>
      <Form record={noUsers}>
        <Fields {...props} />
      </Form>
    </Panel>
  );
}

function Fields({ campaign, unsaved }: Props) {
  const t = useTranslate();
  const cache = useQueryClient();
  const { reset } = useFormContext();
  const userIds: string[] = useWatch({ name: 'userIds' });
  const [preview, setPreview] = useState<{ subject: string; applied: Applied } | null>(null);
  // A preview is valid for its users and its template only.
  const subject = JSON.stringify([userIds, campaign.updatedAt, campaign.template]);
  const current = preview?.subject === subject && !unsaved ? preview.applied : null;
  const changing =
    current?.accounts.filter(({ refusal, after }) => refusal === null && Object.keys(after).length > 0) ?? [];
  const silent = changing.filter(
    ({ after }) => after.dailySearchComments === 0 || after.dailyMonitorComments === 0,
  ).length;

  const failed = t('admin.campaigns.apply.failed');
  const looking = useAction({
    run: async () =>
      setPreview({ subject, applied: await api.applyCampaign(campaign.id, { userIds, dryRun: true }) }),
    failed,
  });
  const applying = useAction({
    run: () => api.applyCampaign(campaign.id, { userIds, dryRun: false, seen: current?.seen ?? '' }),
    done() {
      reset(noUsers);
      void cache.invalidateQueries({ queryKey: runsKey(campaign.id) });
      return t('admin.campaigns.apply.done', { smart_count: changing.length });
    },
    failed,
    settled: () => setPreview(null),
  });

  return (
    <>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'end', '& .MuiAutocomplete-root': grow }}
      >
        <ReferenceArrayInput
          source="userIds"
          reference="users"
          sort={{ field: 'lastName', order: 'ASC' }}
          filter={{ role: 'user' }}
        >
          <AutocompleteArrayInput
            label={t('admin.campaigns.apply.users')}
            optionText={userText}
            noOptionsText={t('admin.users.none')}
            helperText={false}
          />
        </ReferenceArrayInput>
        <Button variant="outlined" disabled={userIds.length === 0 || unsaved} onClick={() => looking.act()}>
          {t('admin.campaigns.apply.look')}
        </Button>
      </Box>
      {unsaved && (
        <Typography variant="body2" role="status" color="textSecondary" sx={{ mt: 3 }}>
          {t('admin.campaigns.apply.unsaved')}
        </Typography>
      )}
      {current && (
        <Box sx={{ mt: 5, display: 'grid', gap: 4, justifyItems: 'start' }}>
          {current.accounts.length === 0 && (
            <Typography color="textSecondary">{t('admin.campaigns.apply.noAccounts')}</Typography>
          )}
          {current.accounts.map((account) => (
            <AccountChanges key={account.accountId} {...account} />
          ))}
          {silent > 0 && (
            <Alert severity="warning">{t('admin.campaigns.apply.silent', { smart_count: silent })}</Alert>
          )}
          <Button variant="contained" disabled={changing.length === 0} onClick={() => applying.act()}>
            {t('admin.campaigns.apply.button', { smart_count: changing.length })}
          </Button>
        </Box>
      )}
    </>
  );
}

const userText = (user: UserRecord) => `${fullName(user)} (${user.email})`;
const grow = { flex: '1 1 320px', minWidth: 0 };
