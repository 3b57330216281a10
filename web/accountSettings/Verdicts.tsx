import { Box, Button, TextField, Typography } from '@mui/material';
import { useRef } from 'react';
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

type Props = { adding: AddLines; onDismiss: () => void };

export function Verdicts({ adding, onDismiss }: Props) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const { lines, progress } = adding;
  const count = (verdict: Verdict) => lines.filter((line) => line.verdict === verdict).length;
  return (
    <Box ref={box} tabIndex={-1} sx={frame}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2, mb: 1 }}>
        <Typography variant="subtitle2" role="status" sx={{ flex: 1 }}>
          {!progress && t('dashboard.verdicts.summary', { added: count('added'), smart_count: lines.length })}
        </Typography>
        {!progress && count('open') > 0 && (
          <Button
            size="small"
            onClick={() => {
              box.current?.focus({ preventScroll: true });
              void adding.retryOpen();
            }}
            sx={{ my: -1 }}
          >
            {t('dashboard.verdicts.retryAll', { smart_count: count('open') })}
          </Button>
        )}
        {!progress && (
          <Button size="small" onClick={onDismiss} sx={{ my: -1, mr: -1.5 }}>
            {t('dashboard.verdicts.dismiss')}
          </Button>
        )}
      </Box>
      <Box component="ol" sx={list}>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal
          <li key={at}>
            {!progress && (line.verdict === 'invalid' || line.verdict === 'open') ? (
              <OpenLine
                line={line}
                place={at}
                onEdit={adding.edit}
                onRetry={() => {
                  // The line's controls are gone while it is checked.
                  box.current?.focus({ preventScroll: true });
                  void adding.retry(at, line.text);
                }}
              />
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

const frame = {
  mt: 3,
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  p: 3,
  pb: 2,
  outline: 'none',
} as const;
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

type LineProps = { line: Line; place: number; onEdit: AddLines['edit']; onRetry: () => void };

function OpenLine({ line, place, onEdit, onRetry }: LineProps) {
  const t = useTranslate();
  return (
    <>
      <TextField
        fullWidth
        hiddenLabel
        value={line.text}
        error={line.verdict === 'invalid'}
        helperText={line.why}
        onChange={(event) => onEdit(place, event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onRetry();
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
        onClick={onRetry}
        aria-label={t('dashboard.verdicts.retryLine', { place: place + 1 })}
      >
        {t('dashboard.verdicts.retry')}
      </Button>
    </>
  );
}
