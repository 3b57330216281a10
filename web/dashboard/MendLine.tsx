import { Box, Button, TextField } from '@mui/material';
import { useTranslate } from '../i18n/useTranslate.ts';
import type { Line } from './linesModel.ts';
import type { AddLines } from './useAddLines.ts';

type Props = { line: Line; place: number; adding: AddLines };

export function MendLine({ line, place, adding }: Props) {
  const t = useTranslate();
  const retry = () => void adding.retry(place, line.text);
  return (
    <Box sx={{ display: 'flex', alignItems: 'start', gap: 2, flex: 1, minWidth: 0 }}>
      <TextField
        fullWidth
        hiddenLabel
        value={line.text}
        error={line.verdict === 'invalid'}
        helperText={line.why}
        onChange={(event) => adding.edit(place, event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          retry();
        }}
        slotProps={{
          htmlInput: {
            'aria-label': t('dashboard.verdicts.edit', { place: place + 1 }),
            autoComplete: 'off',
            spellCheck: false,
          },
        }}
      />
      <Button
        variant="outlined"
        disabled={line.text.trim() === ''}
        onClick={retry}
        aria-label={t('dashboard.verdicts.retryLine', { place: place + 1 })}
      >
        {t('dashboard.verdicts.retry')}
      </Button>
    </Box>
  );
}
