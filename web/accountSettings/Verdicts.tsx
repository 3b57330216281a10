import { Box, Button, TextField, Typography } from '@mui/material';
import { passFocus } from '../components/keepFocus.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import type { Line, Verdict } from './linesModel.ts';
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
  const count = (verdict: Verdict) => lines.filter((line) => line.verdict === verdict).length;
  return (
    <Box sx={{ mt: 3, border: 1, borderColor: 'divider', borderRadius: '8px', p: 3, pb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2, mb: 1 }}>
        <Typography variant="subtitle2" role="status" sx={{ flex: 1 }}>
          {!progress && t('dashboard.verdicts.summary', { added: count('added'), smart_count: lines.length })}
        </Typography>
        {!progress && count('open') > 0 && (
          <Button size="small" onClick={() => void adding.retryOpen()} sx={{ my: -1 }}>
            {t('dashboard.verdicts.retryAll', { smart_count: count('open') })}
          </Button>
        )}
        {!progress && (
          <Button
            size="small"
            onClick={({ currentTarget }) => {
              passFocus(currentTarget);
              adding.dismiss();
            }}
            sx={{ my: -1, mr: -1.5 }}
          >
            {t('dashboard.verdicts.dismiss')}
          </Button>
        )}
      </Box>
      <Box component="ol" sx={list}>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal
          <li key={at}>
            {!progress && (line.verdict === 'invalid' || line.verdict === 'open') ? (
              <OpenLine line={line} place={at} adding={adding} />
            ) : (
              <>
                <span>{line.text}</span>
                <Box component="strong" sx={{ color: `tone.${tones[line.verdict]}`, fontWeight: 500 }}>
                  {line.why}
                </Box>
              </>
            )}
          </li>
        ))}
      </Box>
    </Box>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  maxHeight: 264,
  overflowY: 'auto',
  typography: 'caption',
  '& li': { display: 'flex', alignItems: 'start', gap: 2, py: 1 },
  '& span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
};

function OpenLine({ line, place, adding }: { line: Line; place: number; adding: AddLines }) {
  const t = useTranslate();
  const retry = () => void adding.retry(place, line.text);
  return (
    <>
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
    </>
  );
}
