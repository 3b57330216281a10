import { Box, Button, ButtonBase, Card, Checkbox, FormControlLabel, List, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Draft } from '../../server/automation/drafts/schemas.ts';
import { AccountAvatar } from '../accounts/AccountAvatar.tsx';
import { useAccounts } from '../accounts/useAccounts.ts';
import { useEngineNow, useNow } from '../activity/engineClock.ts';
import { clamped } from '../components/clamped.ts';
import { dotted } from '../components/dotted.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { Faces } from '../components/Faces.tsx';
import { focusContent } from '../components/keepFocus.ts';
import { listCard, listRow, rowButton } from '../components/listAndPane.ts';
import { More } from '../components/More.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { can, dueText, type Filters, holdOf, isOver, isUrgent } from '../drafts/reviewModel.ts';
import { useReviewOn } from '../drafts/useWaiting.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { currentWorkspace } from '../workspace.ts';
import { BulkBar } from './BulkBar.tsx';
import type { ReviewState } from './useReview.ts';

export function DraftList({ review, isNarrow }: { review: ReviewState; isNarrow: boolean }) {
  const t = useTranslate();
  const now = useNow(30_000);
  const { list, drafts, filters, current, selected } = review;
  const choosable = drafts.filter((draft) => can(draft, 'approve'));

  return (
    <Card
      component="section"
      id="drafts"
      tabIndex={-1}
      aria-label={t('review.list.label')}
      aria-busy={list.isFetching}
      sx={listCard}
    >
      <Faces query={list} failed={t('review.list.failed')} loading={<RowsSkeleton rows={6} height={112} />}>
        {drafts.length === 0 && !list.hasNextPage ? (
          <NoDrafts {...filters} />
        ) : (
          <>
            {choosable.length > 0 && (
              <Box sx={head}>
                <Changes>
                  <FormControlLabel
                    label={t('review.list.selectAll')}
                    control={
                      <Checkbox
                        checked={selected.length === choosable.length}
                        indeterminate={selected.length > 0 && selected.length < choosable.length}
                        onChange={(_, on) => list.onSelect(on ? choosable.map(({ id }) => id) : [])}
                      />
                    }
                    sx={{ ml: -1 }}
                  />
                </Changes>
                {selected.length > 0 && (
                  <Box sx={{ display: { xs: 'none', md: 'flex' }, ml: 'auto', gap: 2 }}>
                    <BulkBar review={review} isSmall />
                  </Box>
                )}
              </Box>
            )}
            {review.fresh > 0 && (
              <Button fullWidth onClick={review.reveal} sx={{ borderRadius: 0, minHeight: 44 }}>
                {t('review.list.fresh', { smart_count: review.fresh })}
              </Button>
            )}
            <List disablePadding>
              {drafts.map((draft) => (
                <Row
                  key={draft.id}
                  draft={draft}
                  now={now}
                  isOpen={draft.id === current?.id}
                  isSelected={selected.includes(draft)}
                  onOpen={() => review.open(draft.id, isNarrow)}
                  onToggle={() => review.toggle(draft)}
                />
              ))}
            </List>
            <More shown={drafts.length} total={list.total} />
          </>
        )}
      </Faces>
    </Card>
  );
}

type RowProps = {
  draft: Draft;
  now: number;
  isOpen: boolean;
  isSelected: boolean;
  onOpen: () => void;
  onToggle: () => void;
};

function Row({ draft, now, isOpen, isSelected, onOpen, onToggle }: RowProps) {
  const t = useTranslate();
  const { _id, posterName, posterImageUrl, comment, original, lapsesAt } = draft;
  const hold = holdOf(draft);
  const failed = draft.checks.filter(({ ok }) => !ok).length;
  return (
    <Box component="li" sx={[listRow, isOpen && { bgcolor: 'action.selected' }]}>
      {can(draft, 'approve') && (
        <Changes>
          <Checkbox
            checked={isSelected}
            onChange={onToggle}
            slotProps={{ input: { 'aria-label': t('review.list.select', { name: posterName }) } }}
            sx={{ ml: 2.5, mt: 2, alignSelf: 'start' }}
          />
        </Changes>
      )}
      <ButtonBase
        id={`draft-${_id}`}
        aria-current={isOpen ? 'true' : undefined}
        onClick={onOpen}
        sx={rowButton}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
          <AccountAvatar account={{ name: posterName, imageUrl: posterImageUrl }} size={24} />
          <Typography variant="h3" component="span" noWrap sx={{ flex: 1 }}>
            {posterName}
          </Typography>
        </Box>
        <Typography variant="body2" component="span" color="textSecondary" sx={clamped(2)}>
          {comment}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={{ ...dotted, minHeight: 16 }}>
          {!isOver(draft) && (
            <Box
              component="span"
              className="tabular"
              sx={{ color: isUrgent(lapsesAt, now) ? 'warning.main' : undefined }}
            >
              {dueText(lapsesAt, now, t)}
            </Box>
          )}
          {hold && (
            <Box component="span" sx={{ color: 'warning.main' }}>
              {t(`review.list.${hold}`)}
            </Box>
          )}
          {draft.autonomy && <span>{t('review.list.autonomous')}</span>}
          {comment !== original && <span>{t('review.list.edited')}</span>}
          {failed > 0 && (
            <Box component="span" sx={{ color: 'error.main' }}>
              {t('review.list.flawed', { smart_count: failed })}
            </Box>
          )}
        </Typography>
      </ButtonBase>
    </Box>
  );
}

function NoDrafts({ state = 'waiting', accountId }: Filters) {
  const t = useTranslate();
  const { setFilters } = useListContext();
  const isOff = useReviewOn() === false && !currentWorkspace() && state === 'waiting' && !accountId;
  const { accounts } = useAccounts();
  const now = useEngineNow(30_000);
  // As long as the engine writes the first drafts of an account.
  const isFirst = accounts.some(
    ({ running, review, firstStartedAt }) =>
      running && review && firstStartedAt && now - Date.parse(firstStartedAt) < 3 * 60_000,
  );
  const waits = state === 'waiting' && isFirst ? 'first' : state;
  const kind = isOff ? 'off' : waits;
  const link = (to: string, label: string) => (
    <Button component={Link} to={to} variant={isOff ? 'contained' : 'outlined'}>
      {label}
    </Button>
  );
  return (
    <EmptyState
      title={t(`review.empty.${kind}`)}
      text={t(`review.empty.${kind}Text`)}
      action={
        accountId ? (
          <Button
            variant="outlined"
            onClick={() => {
              focusContent();
              setFilters({ state });
            }}
          >
            {t('review.empty.forAccount')}
          </Button>
        ) : isOff ? (
          link('/dashboard', t('review.empty.toDashboard'))
        ) : (
          state === 'approved' && link('/comments-history', t('review.empty.toHistory'))
        )
      }
    />
  );
}

const head = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 48,
  px: 4,
  borderBottom: 1,
  borderColor: 'divider',
  position: { md: 'sticky' },
  top: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
};
