import { Box, Button, TextField, Typography } from '@mui/material';
import { memo } from 'react';
import { useTranslate } from '../i18n/useTranslate.ts';
import { isLeft, type Line, type Verdict } from './linesModel.ts';
import type { AddLines } from './useAddLines.ts';

const tones = {
  added: 'good',
  duplicate: 'neutral',
  invalid: 'bad',
  full: 'warning',
  open: 'neutral',
} as const satisfies Record<Verdict, string>;

export function Verdicts({ adding }: { adding: AddLines }) {
  const t = useTranslate();
  const { lines, progress } = adding;
  const added = lines.filter((line) => line.verdict === 'added').length;
  const open = lines.filter((line) => line.verdict === 'open').length;
  return (
    <Box
      sx={({ palette }) => ({ mt: 3, border: `1px solid ${palette.line}`, borderRadius: '8px', p: 3, pb: 2 })}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2, mb: 1 }}>
        <Typography variant="subtitle2" role="status" sx={{ flex: 1 }}>
          {progress ? '' : t('dashboard.verdicts.summary', { added, smart_count: lines.length })}
        </Typography>
        {!progress && open > 0 && (
          <Button size="small" onClick={() => void adding.retryOpen()} sx={{ my: -1 }}>
            {t('dashboard.verdicts.retryAll', { smart_count: open })}
          </Button>
        )}
        {!progress && (
          <Button size="small" onClick={adding.dismiss} sx={{ my: -1, mr: -1.5 }}>
            {t('dashboard.verdicts.dismiss')}
          </Button>
        )}
      </Box>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 264, overflowY: 'auto' }}>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; two may say the same
          <Box component="li" key={at} sx={row}>
            {isLeft(line) && !progress ? (
              <MendLine line={line} place={at} adding={adding} />
            ) : (
              <Judged line={line} />
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const Judged = memo(function Judged({ line: { text, verdict, why } }: { line: Line }) {
  return (
    <>
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {text}
      </Box>
      <Box component="span" sx={({ palette }) => ({ color: palette.tone[tones[verdict]], fontWeight: 500 })}>
        {why}
      </Box>
    </>
  );
});

const row = { display: 'flex', gap: 3, py: 1, fontSize: 12, lineHeight: '16px' };

type Props = { line: Line; place: number; adding: AddLines };

function MendLine({ line, place, adding }: Props) {
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
