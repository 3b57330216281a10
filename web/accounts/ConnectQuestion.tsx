import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { type RefObject, useId } from 'react';
import { voiceLimits } from '../../server/automation/voice/limits.ts';
import { useTranslate } from '../i18n/useTranslate.ts';

const { read: most, samples: maximum } = voiceLimits;

/**
 * Says where the password goes, and asks for the consent to read the member's comments, which is not preset.
 */
export function ConnectQuestion({ readVoice }: { readVoice: RefObject<boolean> }) {
  const t = useTranslate('accounts');
  const hintId = useId();
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Typography>{t('signInPage')}</Typography>
      <Typography>{t('ask.approve')}</Typography>
      <Typography>{t('ask.start')}</Typography>
      <div>
        <FormControlLabel
          control={
            <Checkbox
              slotProps={{ input: { 'aria-describedby': hintId } }}
              onChange={({ target }) => {
                readVoice.current = target.checked;
              }}
            />
          }
          label={t('ask.readVoice')}
        />
        <Typography id={hintId} variant="body2" color="textSecondary">
          {t('ask.readVoiceHint', { most, maximum })}
        </Typography>
      </div>
    </Box>
  );
}
