import { Box } from '@mui/material';
import type { Tone } from '../theme.ts';

export const Dot = ({ tone, isFilled = true }: { tone: Tone; isFilled?: boolean }) => (
  <Box
    aria-hidden
    component="span"
    sx={{
      flex: 'none',
      width: 8,
      height: 8,
      boxSizing: 'border-box',
      border: 2,
      borderRadius: '50%',
      borderColor: `tone.${tone}`,
      bgcolor: isFilled ? `tone.${tone}` : undefined,
    }}
  />
);
