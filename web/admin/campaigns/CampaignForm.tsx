import { Box, Button, Stack } from '@mui/material';
import { useEffect, useMemo } from 'react';
import { CheckboxGroupInput, Form, TextInput, useSaveContext } from 'react-admin';
import { type FieldValues, type Resolver, useFormState, useWatch } from 'react-hook-form';
import { campaignParts } from '../../../server/accounts/settings/fields.ts';
import { LimitsPanel } from '../../accountSettings/LimitsPanel.tsx';
import { LinksInput } from '../../accountSettings/LinksInput.tsx';
import { profileLines, searchLines } from '../../accountSettings/linesModel.ts';
import { PromptInput } from '../../accountSettings/PromptInput.tsx';
import { settingsResolver } from '../../accountSettings/settingsResolver.ts';
import { TimingPanel } from '../../accountSettings/TimingPanel.tsx';
import { groupLabel } from '../../components/FormDialog.tsx';
import { withOverlay } from '../../components/overlayStore.ts';
import { Panel } from '../../components/Panel.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { type CampaignRecord, type CampaignValues, inputFrom, valuesFrom } from './campaignModel.ts';

/** Checks the settings only. The other values are checked by the button. */
const resolver = settingsResolver as unknown as Resolver<CampaignValues>;

type Props = { campaign: CampaignRecord | null; onUnsaved: (unsaved: boolean) => void };

/** Must be inside a CreateBase or EditBase, which saves. */
export function CampaignForm({ campaign, onUnsaved }: Props) {
  const { save } = useSaveContext();
  const record = useMemo(() => valuesFrom(campaign), [campaign]);
  return (
    <Form<CampaignValues>
      record={record}
      resolver={resolver}
      mode="onChange"
      onSubmit={(values: FieldValues) => withOverlay(async () => save?.(inputFrom(values as CampaignValues)))}
      disableInvalidFormNotification
      noValidate
    >
      <Fields isNew={campaign === null} onUnsaved={onUnsaved} />
    </Form>
  );
}

function Fields({ isNew, onUnsaved }: { isNew: boolean } & Pick<Props, 'onUnsaved'>) {
  const t = useTranslate();
  const { isDirty } = useFormState();
  const { name, parts } = useWatch() as CampaignValues;
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);
  return (
    <Stack spacing={5}>
      <Panel title={t('admin.campaigns.template')} description={t('admin.campaigns.templateText')}>
        <TextInput
          source="name"
          resource="campaigns"
          helperText={false}
          fullWidth
          sx={{ maxWidth: 400 }}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
        <CheckboxGroupInput
          source="parts"
          label={t('resources.campaigns.fields.template')}
          choices={campaignParts.map((id) => ({ id, name: t(`admin.campaigns.parts.${id}`) }))}
          helperText={false}
          fullWidth
          sx={{
            mt: 4,
            '& .RaCheckboxGroupInput-label': groupLabel,
            '& .MuiFormGroup-root': { columnGap: 6 },
          }}
        />
      </Panel>
      {parts.length > 0 && (
        <Box sx={columns}>
          <Box sx={column}>
            {parts.includes('timing') && <TimingPanel />}
            {parts.includes('prompt') && (
              <Panel title={t('admin.campaigns.parts.prompt')}>
                <PromptInput />
              </Panel>
            )}
          </Box>
          <Box sx={column}>
            {parts.includes('limits') && <LimitsPanel isCampaign />}
            {parts.includes('searches') && <LinksInput kind={searchLines} />}
            {parts.includes('monitors') && <LinksInput kind={profileLines} />}
          </Box>
        </Box>
      )}
      <Box>
        <Button
          type="submit"
          variant={isNew ? 'contained' : 'outlined'}
          disabled={!name?.trim() || parts.length === 0}
        >
          {t('admin.campaigns.save')}
        </Button>
      </Box>
    </Stack>
  );
}

const column = { display: { xs: 'contents', md: 'grid' }, gap: 5, alignContent: 'start', minWidth: 0 };
const columns = {
  display: 'grid',
  gap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};
