import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from '../i18n/useTranslate.ts';
import type { Progress } from './useAddLines.ts';

export function LinesProgress({
  progress: { done, total },
  onCancel,
}: {
  progress: Progress;
  onCancel: () => void;
}) {
  const t = useTranslate();
  const text = t('dashboard.links.checking', { place: Math.min(done + 1, total), total });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mt: 3 }}>
      <LinearProgress
        variant="determinate"
        value={(100 * done) / total}
        aria-label={text}
        sx={{ flex: 1, '& .MuiLinearProgress-bar': { transitionDuration: '150ms' } }}
      />
      <Typography variant="caption" className="tabular">
        {text}
      </Typography>
      <Button size="small" onClick={onCancel}>
        {t('dashboard.links.cancel')}
      </Button>
    </Box>
  );
}
