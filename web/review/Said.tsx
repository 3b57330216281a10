import { Box, Button } from '@mui/material';
import { useTranslate } from '../i18n/useTranslate.ts';
import type { ReviewState } from './useReview.ts';

export function Said({ review }: { review: ReviewState }) {
  const t = useTranslate();
  const { said, canUndo, undo } = review;
  return (
    <Box sx={[place, said === '' && { clipPath: 'inset(50%)' }]}>
      <Box role="status" aria-atomic="true" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {said}
      </Box>
      {said !== '' && canUndo && (
        <Button
          size="small"
          variant="outlined"
          aria-keyshortcuts="U"
          onClick={() => void undo()}
          sx={{ flex: 'none' }}
        >
          {t('review.actions.undo')}
        </Button>
      )}
    </Box>
  );
}

const place = {
  position: 'fixed',
  top: 64,
  left: '50%',
  translate: '-50%',
  zIndex: 'snackbar',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  width: 'max-content',
  maxWidth: 'calc(100vw - 32px)',
  // Over a button it must not be in the way.
  pointerEvents: 'none',
  '& button': { pointerEvents: 'auto' },
  px: 4,
  py: 1.5,
  borderRadius: '10px',
  border: 1,
  borderColor: 'line',
  bgcolor: 'raised',
  boxShadow: ({ palette }: { palette: { shadow1: string } }) => palette.shadow1,
} as const;
