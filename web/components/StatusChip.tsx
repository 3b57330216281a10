import { Chip } from '@mui/material';
import type { Tone } from '../theme.ts';

/** A status is always a word; the colour only helps. */
export function StatusChip({ tone, label }: { tone: Tone; label: string }) {
  return <Chip label={label} sx={({ palette }) => ({ color: palette.tone[tone], backgroundColor: palette.tint[tone] })} />;
}
