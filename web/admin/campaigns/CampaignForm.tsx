import {
  Box,
  Button,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormLabel,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { useCreate, useUpdate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { SettingsValues } from '../../../server/settings/schemas.ts';
import { withOverlay } from '../../components/overlayStore.ts';
import { Panel } from '../../components/Panel.tsx';
import { SettingsForm } from '../../dashboard/SettingsForm.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../../notify.tsx';
import {
  allParts,
  type CampaignRecord,
  type Part,
  partsOf,
  templateFrom,
  valuesFrom,
} from './campaignModel.ts';
import { TemplateParts } from './TemplateParts.tsx';

/** The template, in the customer's own form: the parts that are ticked are set, the others left alone. */
export function CampaignForm({ campaign }: { campaign: CampaignRecord | null }) {
  return (
    <SettingsForm saved={valuesFrom(campaign?.template ?? {})}>
      <Fields campaign={campaign} />
    </SettingsForm>
  );
}

function Fields({ campaign }: { campaign: CampaignRecord | null }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { getValues, trigger } = useFormContext<SettingsValues>();
  const [name, setName] = useState(campaign?.name ?? '');
  const [chosen, setChosen] = useState<readonly Part[]>(campaign ? partsOf(campaign.template) : []);
  const [create] = useCreate<CampaignRecord>();
  const [update] = useUpdate<CampaignRecord>();
  const isReady = name.trim() !== '' && chosen.length > 0;
  const toggle = (part: Part) =>
    setChosen(
      chosen.includes(part)
        ? chosen.filter((other) => other !== part)
        : allParts.filter((one) => one === part || chosen.includes(one)),
    );

  async function save(): Promise<void> {
    if (!(await trigger())) return;
    const data = { name: name.trim(), template: templateFrom(getValues(), chosen) };
    try {
      const kept = await withOverlay(() =>
        campaign
          ? update('campaigns', { id: campaign.id, data, previousData: campaign }, { returnPromise: true })
          : create('campaigns', { data }, { returnPromise: true }),
      );
      notify.success(t('admin.campaigns.saved'));
      if (!campaign && kept) navigate(`/campaigns/${(kept as CampaignRecord).id}`);
    } catch (error) {
      notifyFailure(error, t('admin.campaigns.saveFailed'));
    }
  }

  return (
    <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
      <Panel title={t('admin.campaigns.template')} description={t('admin.campaigns.templateText')}>
        <TextField
          label={t('admin.campaigns.name')}
          value={name}
          onChange={(event) => setName(event.target.value)}
          sx={{ width: '100%', maxWidth: 400 }}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
        <FormControl component="fieldset" sx={{ display: 'block', mt: 4 }}>
          <FormLabel component="legend" sx={{ fontSize: 13, fontWeight: 500, color: 'text.primary', mb: 1 }}>
            {t('admin.campaigns.sets')}
          </FormLabel>
          <FormGroup row sx={{ columnGap: 6, ml: -1.5 }}>
            {allParts.map((part) => (
              <FormControlLabel
                key={part}
                sx={{ ml: 0 }}
                control={<Checkbox checked={chosen.includes(part)} onChange={() => toggle(part)} />}
                label={t(`admin.campaigns.parts.${part}`)}
              />
            ))}
          </FormGroup>
        </FormControl>
      </Panel>
      <TemplateParts chosen={chosen} />
      <Box>
        <Button variant={campaign ? 'outlined' : 'contained'} disabled={!isReady} onClick={() => void save()}>
          {t('admin.campaigns.save')}
        </Button>
      </Box>
    </Box>
  );
}
