import { Box } from '@mui/material';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { settingFields } from '../../server/accounts/settings/fields.ts';
import { countText } from '../i18n/numbers.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { asTyped } from './fieldStyles.ts';

export function PromptInput() {
  const t = useTranslate();
  return (
    <TextInput
      source="prompt"
      id="prompt"
      label={t('dashboard.prompt.label')}
      parse={asTyped}
      multiline
      minRows={6}
      maxRows={16}
      placeholder={t('dashboard.prompt.placeholder')}
      helperText={<Hint />}
    />
  );
}

function Hint() {
  const t = useTranslate();
  const prompt: string = useWatch({ name: 'prompt' });
  const values = { count: countText(prompt.length), maximum: countText(settingFields.prompt.most) };
  return (
    <Box
      component="span"
      sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 4 }}
    >
      <span>{t('dashboard.prompt.hint')}</span>
      <span className="tabular">{t('dashboard.prompt.count', values)}</span>
    </Box>
  );
}
