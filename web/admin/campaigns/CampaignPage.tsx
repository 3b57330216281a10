import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useDelete, useGetOne } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Page } from '../../components/Page.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notifyFailure } from '../../notify.tsx';
import { ApplyPanel } from './ApplyPanel.tsx';
import { CampaignForm } from './CampaignForm.tsx';
import type { CampaignRecord } from './campaignModel.ts';
import { RunsPanel } from './RunsPanel.tsx';

/** One campaign: its template, whom to apply it to, and what it did. */
export function CampaignPage() {
  const { id = 'new' } = useParams();
  return id === 'new' ? <NewCampaign /> : <Existing key={id} id={id} />;
}

function NewCampaign() {
  const t = useTranslate();
  return (
    <Page title={t('admin.campaigns.new')} description={t('admin.campaigns.newText')}>
      <CampaignForm campaign={null} />
    </Page>
  );
}

function Existing({ id }: { id: string }) {
  const t = useTranslate();
  const { data, error, isFetching, refetch } = useGetOne<CampaignRecord>('campaigns', { id });
  const title = data?.name ?? t('admin.campaigns.title');
  return (
    <Page title={title} actions={data && <Actions campaign={data} />}>
      {error ? (
        <ErrorState
          title={t('admin.campaigns.failed')}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : data ? (
        <Box sx={{ display: 'grid', gap: 6 }}>
          <CampaignForm campaign={data} />
          <ApplyPanel campaign={data} />
          <RunsPanel campaignId={data.id} />
        </Box>
      ) : (
        <RowsSkeleton rows={6} />
      )}
    </Page>
  );
}

function Actions({ campaign }: { campaign: CampaignRecord }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [remove, { isPending }] = useDelete<CampaignRecord>();
  function confirm(): void {
    void remove(
      'campaigns',
      { id: campaign.id, previousData: campaign },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => navigate('/campaigns'),
        onError: (error) => notifyFailure(error, t('admin.campaigns.remove.failed')),
      },
    );
  }
  return (
    <>
      <Button component={Link} to="/campaigns">
        {t('admin.campaigns.all')}
      </Button>
      <Button color="error" onClick={() => setAsking(true)}>
        {t('admin.campaigns.remove.button')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('admin.campaigns.remove.title', { name: campaign.name })}
        confirm={t('admin.campaigns.remove.button')}
        dismiss={t('admin.users.cancel')}
        isDangerous
        busy={isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        {t('admin.campaigns.remove.text')}
      </ConfirmDialog>
    </>
  );
}
