import { Box, ButtonBase, Checkbox, Typography } from '@mui/material';
import type { Draft } from '../../server/automation/drafts/schemas.ts';
import { AccountAvatar } from '../accounts/AccountAvatar.tsx';
import { clamped } from '../components/clamped.ts';
import { dotted } from '../components/dotted.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { can, dueText, isOver, isUrgent } from './reviewModel.ts';

type Props = {
  draft: Draft;
  now: number;
  isOpen: boolean;
  isSelected: boolean;
  onOpen: () => void;
  onToggle: () => void;
};

export function DraftRow({ draft, now, isOpen, isSelected, onOpen, onToggle }: Props) {
  const t = useTranslate();
  const failed = draft.checks.filter(({ ok }) => !ok).length;
  return (
    <Box component="li" sx={isOpen ? [row, openRow] : row}>
      {can(draft, 'approve') && (
        <Changes>
          <Checkbox
            checked={isSelected}
            onChange={onToggle}
            slotProps={{ input: { 'aria-label': t('review.list.select', { name: draft.posterName }) } }}
            sx={{ ml: 2.5, mt: 2, alignSelf: 'start' }}
          />
        </Changes>
      )}
      <ButtonBase
        id={`draft-${draft._id}`}
        aria-current={isOpen ? 'true' : undefined}
        onClick={onOpen}
        sx={button}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
          <AccountAvatar account={{ name: draft.posterName, imageUrl: draft.posterImageUrl }} size={24} />
          <Typography variant="h3" component="span" noWrap sx={{ flex: 1 }}>
            {draft.posterName}
          </Typography>
        </Box>
        <Typography component="span" sx={comment}>
          {draft.comment}
        </Typography>
        <Box component="span" sx={meta}>
          {!isOver(draft) && (
            <Box
              component="span"
              className="tabular"
              sx={{ color: isUrgent(draft.lapsesAt, now) ? 'warning.main' : undefined }}
            >
              {dueText(draft.lapsesAt, now, t)}
            </Box>
          )}
          {draft.comment !== draft.original && <span>{t('review.list.edited')}</span>}
          {failed > 0 && (
            <Box component="span" sx={{ color: 'error.main' }}>
              {t('review.list.flawed', { smart_count: failed })}
            </Box>
          )}
        </Box>
      </ButtonBase>
    </Box>
  );
}

const row = { display: 'flex', '& + &': { borderTop: 1, borderColor: 'divider' } } as const;
const openRow = { bgcolor: 'action.selected' } as const;
const button = {
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  textAlign: 'start',
  px: 3,
  py: 3,
  font: 'inherit',
  outlineOffset: '-2px !important',
  '&:hover': { backgroundColor: 'action.hover' },
} as const;
const comment = {
  fontSize: 13,
  lineHeight: '18px',
  color: 'text.secondary',
  ...clamped(2),
} as const;
const meta = {
  ...dotted,
  minHeight: 16,
  fontSize: 12,
  lineHeight: '16px',
  color: 'text.secondary',
} as const;
