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
import { useEffect, useState } from 'react';
import { RecordContextProvider, useSaveContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { SettingsValues } from '../../../server/accounts/settings/schemas.ts';
import { withOverlay } from '../../components/overlayStore.ts';
import { Panel } from '../../components/Panel.tsx';
import { LimitsPanel } from '../../dashboard/LimitsPanel.tsx';
import { LinksInput } from '../../dashboard/LinksInput.tsx';
import { profileLines } from '../../dashboard/linesModel.ts';
import { PromptInput } from '../../dashboard/PromptInput.tsx';
import { SearchesPanel } from '../../dashboard/SearchesPanel.tsx';
import { SettingsForm } from '../../dashboard/SettingsForm.tsx';
import { TimingPanel } from '../../dashboard/TimingPanel.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import {
  allParts,
  type CampaignRecord,
  isSame,
  type Part,
  partsOf,
  templateFrom,
  valuesFrom,
} from './campaignModel.ts';

type Props = { campaign: CampaignRecord | null; onUnsaved: (unsaved: boolean) => void };

export function CampaignForm(props: Props) {
  return (
    // Else the form takes the campaign's own fields for settings, and starts anew with each that is saved.
    <RecordContextProvider value={undefined}>
      <SettingsForm saved={valuesFrom(props.campaign?.template ?? {})}>
        <Fields {...props} />
      </SettingsForm>
    </RecordContextProvider>
  );
}

function Fields({ campaign, onUnsaved }: Props) {
  const t = useTranslate();
  const { save: send } = useSaveContext();
  const { trigger } = useFormContext<SettingsValues>();
  const values = useWatch<SettingsValues>() as SettingsValues;
  const [name, setName] = useState(campaign?.name ?? '');
  const [chosen, setChosen] = useState<readonly Part[]>(campaign ? partsOf(campaign.template) : []);
  const data = { name: name.trim(), template: templateFrom(values, chosen) };
  const unsaved = !isSame(data, { name: campaign?.name ?? '', template: campaign?.template ?? {} });
  useEffect(() => onUnsaved(unsaved), [unsaved, onUnsaved]);
  const isReady = name.trim() !== '' && chosen.length > 0;
  const toggle = (part: Part) =>
    setChosen(
      chosen.includes(part)
        ? chosen.filter((other) => other !== part)
        : allParts.filter((one) => one === part || chosen.includes(one)),
    );

  async function save(): Promise<void> {
    if (await trigger()) await withOverlay(async () => send?.(data));
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

function TemplateParts({ chosen }: { chosen: readonly Part[] }) {
  const t = useTranslate();
  if (chosen.length === 0) return null;
  return (
    <Box sx={columns}>
      <Box sx={column}>
        {chosen.includes('timing') && <TimingPanel />}
        {chosen.includes('prompt') && (
          <Panel title={t('admin.campaigns.parts.prompt')}>
            <PromptInput />
          </Panel>
        )}
      </Box>
      <Box sx={column}>
        {chosen.includes('limits') && <LimitsPanel />}
        {chosen.includes('searches') && <SearchesPanel />}
        {chosen.includes('monitors') && (
          <LinksInput source="searchProfiles" texts="monitors" kind={profileLines} />
        )}
      </Box>
    </Box>
  );
}

const column = { display: { xs: 'contents', md: 'grid' }, gap: 5, alignContent: 'start', minWidth: 0 };
const columns = {
  display: 'grid',
  gap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};
