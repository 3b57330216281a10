import { Box, Button } from '@mui/material';
import { useTranslate } from '../i18n/useTranslate.ts';
import type { ReviewState } from './useReview.ts';

/** What happened, said to whoever looks and whoever listens, over the page so that nothing moves. */
export function Said({ review, isAboveBar }: { review: ReviewState; isAboveBar: boolean }) {
  const t = useTranslate();
  const { said, canUndo, undo } = review;
  return (
    <Box sx={[place, isAboveBar && { bottom: 128 }, said === '' && { clipPath: 'inset(50%)' }]}>
      <Box role="status" aria-atomic="true" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {said}
      </Box>
      {said !== '' && canUndo && (
        <Button size="small" variant="outlined" aria-keyshortcuts="U" onClick={() => void undo()}>
          {t('review.actions.undo')}
        </Button>
      )}
    </Box>
  );
}

const place = {
  position: 'fixed',
  bottom: 16,
  left: '50%',
  translate: '-50%',
  zIndex: 'snackbar',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  width: 'max-content',
  maxWidth: 'calc(100vw - 32px)',
  px: 4,
  py: 1.5,
  borderRadius: '10px',
  border: 1,
  borderColor: 'line',
  bgcolor: 'raised',
  boxShadow: ({ palette }: { palette: { shadow1: string } }) => palette.shadow1,
} as const;
