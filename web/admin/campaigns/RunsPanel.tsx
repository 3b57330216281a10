import { Box, Button, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CampaignRun } from '../../../server/accounts/campaigns/schemas.ts';
import { api } from '../../api.ts';
import { Faces } from '../../components/Faces.tsx';
import { Panel } from '../../components/Panel.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { StatusChip } from '../../components/StatusChip.tsx';
import { useAction } from '../../components/useAction.ts';
import { momentText } from '../../i18n/clock.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notify } from '../../notify.tsx';
import { AccountChanges } from './AccountChanges.tsx';

export const runsKey = (campaignId: string) => ['campaigns', campaignId, 'runs'];

export function RunsPanel({ campaignId }: { campaignId: string }) {
  const t = useTranslate();
  const runs = useQuery({
    queryKey: runsKey(campaignId),
    queryFn: ({ signal }) => api.campaignRuns(campaignId, { signal }),
  });
  return (
    <Panel title={t('admin.campaigns.runs.title')}>
      <Faces
        query={runs}
        failed={t('admin.campaigns.failed')}
        loading={<RowsSkeleton rows={2} />}
        empty={<Typography color="textSecondary">{t('admin.campaigns.runs.none')}</Typography>}
      >
        {(data) => (
          <Stack spacing={6}>
            {data.map((run) => (
              <Run key={run._id} run={run} campaignId={campaignId} />
            ))}
          </Stack>
        )}
      </Faces>
    </Panel>
  );
}

function Run({ run, campaignId }: { run: CampaignRun; campaignId: string }) {
  const t = useTranslate();
  const cache = useQueryClient();
  const time = momentText(run.createdAt);
  const open = run.accounts.filter(({ undoneAt, refusal }) => undoneAt === null && refusal === null);

  const undoing = useAction({
    run: () => api.undoCampaignRun(run._id),
    confirm: {
      title: t('admin.campaigns.runs.ask', { smart_count: open.length }),
      text: t('admin.campaigns.runs.askText'),
      confirm: t('admin.campaigns.runs.confirm'),
    },
    done({ accounts }) {
      const left = accounts.filter(({ undoneAt }) => undoneAt === null).length;
      if (left === 0) return t('admin.campaigns.runs.undone');
      notify.info(t('admin.campaigns.runs.partly', { smart_count: left }));
    },
    failed: t('admin.campaigns.runs.failed'),
    settled: () => cache.invalidateQueries({ queryKey: runsKey(campaignId) }),
  });

  return (
    <Box component="section" aria-label={time} sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        <Typography sx={{ flex: 1 }}>
          {t('admin.campaigns.runs.of', { time, name: run.by ?? t('admin.campaigns.runs.nobody') })}
        </Typography>
        <Button variant="outlined" size="small" disabled={open.length === 0} onClick={() => undoing.act()}>
          {t('admin.campaigns.runs.undo', { smart_count: open.length })}
        </Button>
      </Box>
      {run.accounts.map((account) => (
        <AccountChanges
          key={account.accountId}
          {...account}
          note={account.undoneAt && <StatusChip tone="neutral" label={t('admin.campaigns.runs.setBack')} />}
        />
      ))}
    </Box>
  );
}
