import { Box, Button } from '@mui/material';
import type { Draft } from '../../server/automation/drafts/schemas.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { can, isOver, type Verb } from './reviewModel.ts';
import type { ReviewState } from './useReview.ts';

type Props = {
  review: ReviewState;
  draft: Draft;
  isWide?: boolean;
};

export function DraftActions({ review, draft, isWide = false }: Props) {
  const t = useTranslate();
  if (isOver(draft)) return null;
  const shared = (verb: Verb) => ({
    size: isWide ? ('large' as const) : ('medium' as const),
    'aria-keyshortcuts': keys[verb],
  });
  return (
    <Changes>
      <Box
        data-decide
        role="group"
        aria-label={t('review.actions.label')}
        sx={isWide ? wide : { display: 'flex', flexWrap: 'wrap', gap: 2 }}
      >
        {can(draft, 'approve') && (
          <Button
            {...shared('approve')}
            variant="contained"
            disabled={review.needsSubscription}
            onClick={() => void review.approve(draft)}
          >
            {t('review.actions.approve')}
          </Button>
        )}
        <Button
          {...shared('edit')}
          id="draft-edit"
          variant="outlined"
          onClick={() => review.startEditing(draft)}
        >
          {t('review.actions.edit')}
        </Button>
        {can(draft, 'hold') && (
          <Button {...shared('hold')} variant="outlined" onClick={() => void review.hold(draft)}>
            {t('review.actions.hold')}
          </Button>
        )}
        <Button {...shared('discard')} variant="outlined" color="error" onClick={() => review.discard(draft)}>
          {t('review.actions.discard')}
        </Button>
      </Box>
    </Changes>
  );
}

const keys: Record<Verb, string> = { approve: 'A', edit: 'E', hold: 'H', discard: 'X' };
const wide = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  width: '100%',
  '& .MuiButton-contained': { flex: '1 1 100%' },
  '& .MuiButton-outlined': { flex: '1 1 auto', px: 2 },
} as const;
