import { Button, Stack } from '@mui/material';
import { useEffect, useState } from 'react';
import { CreateBase, EditBase, useDelete, useEditContext } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { UnsavedDialog } from '../../accountSettings/UnsavedDialog.tsx';
import { Faces } from '../../components/Faces.tsx';
import { Page } from '../../components/Page.tsx';
import { RowsSkeleton } from '../../components/RowsSkeleton.tsx';
import { useAction } from '../../components/useAction.ts';
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../../notify.tsx';
import { ApplyPanel } from './ApplyPanel.tsx';
import { CampaignForm } from './CampaignForm.tsx';
import type { CampaignRecord } from './campaignModel.ts';
import { RunsPanel } from './RunsPanel.tsx';

const mutationOptions = (t: Translate, onSaved: (campaign: CampaignRecord) => void) => ({
  onSuccess(campaign: CampaignRecord) {
    notify.success(t('admin.campaigns.saved'));
    onSaved(campaign);
  },
  onError: (error: unknown) => notifyFailure(error, t('admin.campaigns.saveFailed')),
});

export function CampaignCreate() {
  const t = useTranslate();
  const navigate = useNavigate();
  const [unsaved, setUnsaved] = useState(false);
  const [made, setMade] = useState<CampaignRecord | null>(null);
  // Navigates in a later render, in which the guard against unsaved changes is off.
  useEffect(() => {
    if (made) navigate(`/campaigns/${made.id}`, { replace: true });
  }, [made, navigate]);
  return (
    <Page title={t('admin.campaigns.new')} description={t('admin.campaigns.newText')}>
      <CreateBase<CampaignRecord> redirect={false} mutationOptions={mutationOptions(t, setMade)}>
        <CampaignForm campaign={null} onUnsaved={setUnsaved} />
      </CreateBase>
      <UnsavedDialog unsaved={unsaved && made === null} name={t('admin.campaigns.thisCampaign')} />
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
      mutationOptions={mutationOptions(t, () => {})}
      error={<Unloaded />}
      loading={<Unloaded />}
      render={({ record }) => record && <Existing key={record.id} campaign={record} />}
    />
  );
}

function Unloaded() {
  const t = useTranslate();
  const { record, ...found } = useEditContext();
  return (
    <Page title={t('admin.campaigns.title')}>
      <Faces query={found} failed={t('admin.campaigns.failed')} loading={<RowsSkeleton rows={6} />}>
        {null}
      </Faces>
    </Page>
  );
}

function Existing({ campaign }: { campaign: CampaignRecord }) {
  const [unsaved, setUnsaved] = useState(false);
  return (
    <Page title={campaign.name} actions={<Actions campaign={campaign} />}>
      <Stack spacing={6}>
        <CampaignForm campaign={campaign} onUnsaved={setUnsaved} />
        <ApplyPanel campaign={campaign} unsaved={unsaved} />
        <RunsPanel campaignId={campaign.id} />
      </Stack>
      <UnsavedDialog unsaved={unsaved} name={campaign.name} />
    </Page>
  );
}

function Actions({ campaign }: { campaign: CampaignRecord }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [remove] = useDelete<CampaignRecord>();
  const removing = useAction({
    async run() {
      await remove('campaigns', { id: campaign.id, previousData: campaign }, { returnPromise: true });
      navigate('/campaigns');
    },
    confirm: {
      title: t('admin.campaigns.remove.title', { name: campaign.name }),
      text: t('admin.campaigns.remove.text'),
      confirm: t('admin.campaigns.remove.button'),
      isDangerous: true,
    },
    failed: t('admin.campaigns.remove.failed'),
  });
  return (
    <>
      <Button component={Link} to="/campaigns">
        {t('admin.campaigns.all')}
      </Button>
      <Button color="error" onClick={() => removing.act()}>
        {t('admin.campaigns.remove.button')}
      </Button>
    </>
  );
}
