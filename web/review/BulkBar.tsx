import { Button } from '@mui/material';
import { passFocus } from '../components/keepFocus.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';
import type { ReviewState } from './useReview.ts';

export function BulkBar({ review, isSmall = false }: { review: ReviewState; isSmall?: boolean }) {
  const t = useTranslate();
  const { selected, needsSubscription } = review;
  const size = isSmall ? 'small' : 'large';
  return (
    <Changes>
      <Button
        size={size}
        onClick={({ currentTarget }) => {
          passFocus(currentTarget, -1);
          review.clearSelection();
        }}
      >
        {t('review.bulk.clear')}
      </Button>
      <Button
        variant="contained"
        size={size}
        disabled={needsSubscription}
        onClick={() => void review.approveAll(selected)}
        sx={{ flex: isSmall ? undefined : 1 }}
      >
        {t('review.bulk.approve', { smart_count: selected.length })}
      </Button>
    </Changes>
  );
}
