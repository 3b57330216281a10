import { Box, Button, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CampaignRun } from '../../../server/accounts/campaigns/schemas.ts';
import { api } from '../../api.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { withOverlay } from '../../components/overlayStore.ts';
import { Panel } from '../../components/Panel.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { StatusChip } from '../../components/StatusChip.tsx';
import { dateFormat } from '../../i18n/formats.ts';
import { localeOf } from '../../i18n/languages.ts';
import { useLanguage, useTranslate } from '../../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../../notify.tsx';
import { AccountChanges } from './AccountChanges.tsx';

export const runsKey = (campaignId: string) => ['campaigns', campaignId, 'runs'];

/** Each time that it was applied, with the way back. */
export function RunsPanel({ campaignId }: { campaignId: string }) {
  const t = useTranslate();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: runsKey(campaignId),
    queryFn: ({ signal }) => api.campaignRuns(campaignId, { signal }),
  });
  return (
    <Panel title={t('admin.campaigns.runs.title')}>
      {error ? (
        <ErrorState
          title={t('admin.campaigns.failed')}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : data === undefined ? (
        <RowsSkeleton rows={2} />
      ) : data.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('admin.campaigns.runs.none')}</Typography>
      ) : (
        <Box sx={{ display: 'grid', gap: 6 }}>
          {data.map((run) => (
            <Run key={run._id} run={run} campaignId={campaignId} />
          ))}
        </Box>
      )}
    </Panel>
  );
}

function Run({ run, campaignId }: { run: CampaignRun; campaignId: string }) {
  const t = useTranslate();
  const cache = useQueryClient();
  const [asking, setAsking] = useState(false);
  const time = dateFormat(localeOf[useLanguage()], { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(run.createdAt),
  );
  const open = run.accounts.filter(({ undoneAt, refusal }) => undoneAt === null && refusal === null);

  async function undo(): Promise<void> {
    setAsking(false);
    try {
      const { accounts } = await withOverlay(() => api.undoCampaignRun(run._id));
      const left = accounts.filter(({ undoneAt }) => undoneAt === null).length;
      if (left === 0) notify.success(t('admin.campaigns.runs.undone'));
      else notify.info(t('admin.campaigns.runs.partly', { smart_count: left }));
    } catch (error) {
      notifyFailure(error, t('admin.campaigns.runs.failed'));
    }
    await cache.invalidateQueries({ queryKey: runsKey(campaignId) });
  }

  return (
    <Box component="section" aria-label={time} sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        <Typography sx={{ flex: 1 }}>
          {t('admin.campaigns.runs.of', { time, name: run.by ?? t('admin.campaigns.runs.nobody') })}
        </Typography>
        <Button variant="outlined" size="small" disabled={open.length === 0} onClick={() => setAsking(true)}>
          {t('admin.campaigns.runs.undo', { smart_count: open.length })}
        </Button>
      </Box>
      {run.accounts.map((account) => (
        <AccountChanges
          key={account.accountId}
          {...account}
          note={
            account.undoneAt !== null && (
              <StatusChip tone="neutral" label={t('admin.campaigns.runs.setBack')} />
            )
          }
        />
      ))}
      <ConfirmDialog
        open={asking}
        title={t('admin.campaigns.runs.ask', { smart_count: open.length })}
        confirm={t('admin.campaigns.runs.confirm')}
        dismiss={t('admin.users.cancel')}
        busy={false}
        onConfirm={() => void undo()}
        onClose={() => setAsking(false)}
      >
        {t('admin.campaigns.runs.askText')}
      </ConfirmDialog>
    </Box>
  );
}
