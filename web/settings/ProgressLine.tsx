import { Box, LinearProgress, Typography } from '@mui/material';
import { useId } from 'react';

export function ProgressLine({ share, label }: { share: number | null; label: string }) {
  const id = useId();
  const known = share === null ? {} : { variant: 'determinate' as const, value: Math.round(share * 100) };
  return (
    <Box sx={{ maxWidth: 420 }}>
      <Typography id={id} variant="body2" className="tabular" sx={{ color: 'text.secondary', mb: 1 }}>
        {label}
      </Typography>
      <LinearProgress {...known} aria-labelledby={id} />
    </Box>
  );
}
