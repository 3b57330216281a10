import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { contentWidth, headerHeight, tableWidth } from '../theme.ts';
import { useTitle } from './useTitle.ts';

type Props = {
  title: string;
  windowTitle?: string;
  description?: ReactNode;
  actions?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
};

export function Page({ title, windowTitle = title, description, actions, isWide = false, children }: Props) {
  useTitle(windowTitle);
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: `calc(100dvh - ${headerHeight}px)`,
        width: '100%',
        maxWidth: (isWide ? tableWidth : contentWidth) + 48,
        mx: 'auto',
        px: { xs: 4, sm: 6 },
        pt: { xs: 5, sm: 7 },
        pb: 10,
        '& > [data-sticky-bar]': { mb: -10 },
      }}
    >
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 3, mb: 5, minHeight: 36 }}
      >
        <Box sx={{ flex: '1 1 auto', minWidth: 0 }}>
          <Typography variant="h1">{title}</Typography>
          {description && (
            <Typography component="div" sx={{ color: 'text.secondary', mt: 0.5 }}>
              {description}
            </Typography>
          )}
        </Box>
        {actions && (
          <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
            {actions}
          </Stack>
        )}
      </Stack>
      {children}
    </Box>
  );
}
