import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export const Legend = ({ entries }: { entries: [icon: ReactNode, text: string][] }) => (
  <Typography
    aria-hidden
    variant="caption"
    color="textSecondary"
    sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}
  >
    {entries.map(([icon, text]) => (
      <Box component="span" key={text} sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
        {icon}
        {text}
      </Box>
    ))}
  </Typography>
);
