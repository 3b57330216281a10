import { Box, Button, type ButtonProps } from '@mui/material';
import type { Draft } from '../../server/automation/drafts/schemas.ts';
import { engineNow } from '../activity/engineClock.ts';
import { can, inUndoWindow, isOver, type Verb } from '../drafts/reviewModel.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';
import type { ReviewState } from './useReview.ts';

type Props = { review: ReviewState; draft: Draft; isWide?: boolean };

export function DraftActions({ review, draft, isWide = false }: Props) {
  const t = useTranslate();
  if (isOver(draft)) return null;
  const canUndo = inUndoWindow(draft, engineNow());
  const looks: Record<Verb, ButtonProps> = {
    approve: {
      variant: 'contained',
      disabled: review.needsSubscription,
      'aria-keyshortcuts': 'A',
      sx: isWide ? { flex: '1 1 100%' } : {},
    },
    edit: { id: 'draft-edit', 'aria-keyshortcuts': 'E' },
    hold: { 'aria-keyshortcuts': 'H' },
    discard: { color: 'error', 'aria-keyshortcuts': 'X' },
  };
  return (
    <Changes>
      <Box
        data-decide
        role="group"
        aria-label={t('review.actions.label')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, width: '100%' }}
      >
        {(Object.keys(looks) as Verb[])
          .filter((verb) => can(draft, verb))
          .map((verb) => (
            <Button
              key={verb}
              variant="outlined"
              size={isWide ? 'large' : 'medium'}
              onClick={() => void review[verb](draft)}
              sx={isWide ? { flex: '1 1 auto' } : {}}
              {...looks[verb]}
            >
              {t(`review.actions.${verb === 'hold' && canUndo ? 'stop' : verb}`)}
            </Button>
          ))}
      </Box>
    </Changes>
  );
}
