import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** Values by their names, in two columns. */
export const Facts = ({ facts }: { facts: Record<string, ReactNode> }) => (
  <Box component="dl" sx={list}>
    {Object.entries(facts).map(([name, value]) => (
      <Box key={name} sx={{ display: 'contents' }}>
        <Typography component="dt" variant="body2" color="textSecondary">
          {name}
        </Typography>
        <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
          {value}
        </Typography>
      </Box>
    ))}
  </Box>
);

const list = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, min(40%, 220px)) minmax(0, 1fr)',
  columnGap: 4,
  rowGap: 2,
};
