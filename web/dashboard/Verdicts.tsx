import { Box, Button, Typography } from '@mui/material';
import type { Verdict } from './linesModel.ts';
import type { JudgedLine } from './useAddLines.ts';

const tones = { added: 'good', duplicate: 'neutral', invalid: 'bad', full: 'warning' } as const satisfies Record<Verdict, string>;

/** What became of each pasted line. */
export function Verdicts({ lines, onDismiss }: { lines: readonly JudgedLine[]; onDismiss: () => void }) {
  if (lines.length === 0) return null;
  const added = lines.filter((line) => line.verdict === 'added').length;
  return (
    <Box role="status" sx={({ palette }) => ({ mt: 3, border: `1px solid ${palette.line}`, borderRadius: '8px', p: 3, pb: 2 })}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1 }}>
        <Typography variant="subtitle2" sx={{ flex: 1 }}>
          {added} of {lines.length} lines added
        </Typography>
        <Button size="small" onClick={onDismiss} sx={{ my: -1, mr: -1.5 }}>
          Dismiss
        </Button>
      </Box>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 220, overflowY: 'auto' }}>
        {lines.map((line) => (
          <Box component="li" key={line.place} sx={{ display: 'flex', gap: 3, py: 1, fontSize: 12, lineHeight: '16px' }}>
            <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {line.text}
            </Box>
            <Box component="span" sx={({ palette }) => ({ color: palette.tone[tones[line.verdict]], fontWeight: 500 })}>
              {line.why}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
