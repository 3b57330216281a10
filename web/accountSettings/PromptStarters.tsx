import { Box, Button, Typography } from '@mui/material';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { SettingsValues } from '../../server/accounts/settings/schemas.ts';
import { useTranslate } from '../i18n/useTranslate.ts';

/** Texts to begin an empty prompt with. */
export function PromptStarters() {
  const t = useTranslate('dashboard.prompt.starters');
  const id = useId();
  const { setValue, setFocus } = useFormContext<SettingsValues>();
  const prompt: string = useWatch({ name: 'prompt' });
  if (prompt !== '') return null;

  function begin(text: string): void {
    setValue('prompt', text, { shouldDirty: true, shouldValidate: true });
    setFocus('prompt');
  }
  return (
    <Box role="group" aria-labelledby={id} sx={row}>
      <Typography id={id} variant="body2" color="textSecondary">
        {t('label')}
      </Typography>
      {(['question', 'experience', 'counter'] as const).map((kind) => (
        <Button key={kind} size="small" variant="outlined" onClick={() => begin(t(`${kind}Text`))}>
          {t(kind)}
        </Button>
      ))}
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: -2 };
