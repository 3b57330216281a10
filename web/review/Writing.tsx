import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useNow } from '../activity/useNow.ts';
import { useTranslate } from '../i18n/useTranslate.ts';

type Props = { what: string; since: number; onCancel: () => void };

export function Writing({ what, since, onCancel }: Props) {
  const t = useTranslate();
  const seconds = Math.max(Math.floor((useNow(1000) - since) / 1000), 0);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography role="status">{what}</Typography>
          <Typography variant="caption" component="p" className="tabular" color="textSecondary">
            {t('review.preview.elapsed', { smart_count: seconds })}
          </Typography>
        </Box>
        <Button variant="outlined" onClick={onCancel}>
          {t('review.preview.cancel')}
        </Button>
      </Box>
      <LinearProgress aria-label={what} />
    </Box>
  );
}
