import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/**
 * Sticky and part of the flow, so it never covers the end of the page. The theme's scroll padding keeps a
 * focused field above it.
 */
export function StickyBar({ children }: { children: ReactNode }) {
  return (
    <Box
      data-sticky-bar
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        mt: 'auto',
        mx: { xs: -4, sm: -6 },
        px: { xs: 4, sm: 6 },
        pt: 3,
        pb: 'calc(12px + env(safe-area-inset-bottom))',
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'line',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        '@media print': { display: 'none' },
      }}
    >
      {children}
    </Box>
  );
}
