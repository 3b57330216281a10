import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from '../i18n/useTranslate.ts';

type Props = {
  /** What could not be done: 'Your accounts could not be loaded'. */
  title: string;
  error?: unknown;
  onRetry?: () => void;
  retrying?: boolean;
};

/** What happened and a way to try again; also the face of being offline, since the error says so. */
export function ErrorState({ title, error, onRetry, retrying = false }: Props) {
  const t = useTranslate();
  return (
    <Box role="alert" sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', px: 4, py: 10 }}>
      <Typography variant="h2" component="p">
        {title}
      </Typography>
      {error instanceof Error && (
        <Typography sx={{ color: 'text.secondary', mt: 1, maxWidth: '52ch' }}>{error.message}</Typography>
      )}
      {onRetry && (
        <Button variant="outlined" loading={retrying} onClick={onRetry} sx={{ mt: 4 }}>
          {t('components.error.retry')}
        </Button>
      )}
    </Box>
  );
}
