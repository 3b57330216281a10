import { Box, CircularProgress } from '@mui/material';
import { useTranslate } from '../i18n/useTranslate.ts';

/** While code is on its way. The delay spares a flash where it comes at once. */
export function Loading() {
  const t = useTranslate();
  return (
    <Box
      sx={{
        minHeight: '60dvh',
        display: 'grid',
        placeItems: 'center',
        color: 'text.secondary',
        '@keyframes appear': { from: { opacity: 0 } },
        animation: 'appear 150ms 250ms backwards',
      }}
    >
      <CircularProgress size={22} color="inherit" aria-label={t('components.loading')} />
    </Box>
  );
}
