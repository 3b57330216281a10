import ArrowBack from '@mui/icons-material/ArrowBack';
import { Box, Button, TextField, Typography } from '@mui/material';
import { diffWordsWithSpace } from 'diff';
import { type KeyboardEvent, useState } from 'react';
import type { Draft } from '../../server/automation/drafts/schemas.ts';
import { longestComment } from '../../server/history/comments/limits.ts';
import { AccountAvatar } from '../accounts/AccountAvatar.tsx';
import { useAccounts } from '../accounts/useAccounts.ts';
import { useNow } from '../activity/useNow.ts';
import { Diff } from '../components/Diff.tsx';
import { dotted } from '../components/dotted.ts';
import { StatusChip } from '../components/StatusChip.tsx';
import { dayText } from '../i18n/clock.ts';
import { locale } from '../i18n/locale.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { CheckList } from './CheckList.tsx';
import { DraftActions } from './DraftActions.tsx';
import { PostText } from './PostText.tsx';
import { can, dueText, editProblem, isOver, overText, sourceText, tones } from './reviewModel.ts';
import { DetailSkeleton } from './skeletons.tsx';
import type { ReviewState } from './useReview.ts';
import { VisitPost } from './VisitPost.tsx';

export function DraftDetail({ review, isNarrow }: { review: ReviewState; isNarrow: boolean }) {
  const t = useTranslate();
  const { current } = review;
  if (review.list.isPending) return <DetailSkeleton />;
  if (!current) {
    return (
      <Typography sx={{ color: 'text.secondary', textAlign: 'center', px: 4, py: 16 }}>
        {t(review.isGone ? 'review.detail.gone' : 'review.detail.none')}
      </Typography>
    );
  }
  return (
    <Box sx={{ p: 4, display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {isNarrow && (
        <Button
          startIcon={<ArrowBack />}
          onClick={() => review.open(null)}
          sx={{ justifySelf: 'start', ml: -2, my: -1 }}
        >
          {t('review.detail.back')}
        </Button>
      )}
      <Head draft={current} />
      <Box>
        <Typography variant="subtitle2" component="h3" sx={{ mb: 2 }}>
          {t('review.detail.post')}
        </Typography>
        <PostText key={current._id} text={current.postText} lines={isNarrow ? 5 : 8} />
      </Box>
      {review.editing ? (
        <DraftEditor key={current._id} review={review} draft={current} />
      ) : (
        <>
          <Words key={`${current._id} words`} draft={current} />
          <CheckList checks={current.checks} />
          <Standing draft={current} />
          {!isNarrow && <DraftActions review={review} draft={current} />}
        </>
      )}
    </Box>
  );
}

function Head({ draft }: { draft: Draft }) {
  const t = useTranslate();
  const { accounts } = useAccounts();
  const account = accounts.find(({ accountId }) => accountId === draft.accountId);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', columnGap: 3, rowGap: 2 }}>
      <AccountAvatar account={{ name: draft.posterName, imageUrl: draft.posterImageUrl }} size={40} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography
          variant="h2"
          id="draft-title"
          tabIndex={-1}
          sx={{ overflowWrap: 'anywhere', outline: 'none' }}
        >
          {draft.posterName}
        </Typography>
        <Box sx={lines}>
          {draft.postedAt && <span>{t('review.detail.posted', { date: dayText(draft.postedAt) })}</span>}
          <span>{sourceText(draft, t)}</span>
          {account && <span>{t('review.detail.account', { name: account.name })}</span>}
        </Box>
      </Box>
      <VisitPost url={draft.postUrl} />
    </Box>
  );
}

function Words({ draft }: { draft: Draft }) {
  const t = useTranslate();
  const [showsDiff, setShowsDiff] = useState(false);
  const isEdited = draft.comment !== draft.original;
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2, minHeight: 30 }}>
        <Typography variant="subtitle2" component="h3">
          {t('review.detail.comment')}
        </Typography>
        <StatusChip tone={tones[draft.state]} label={t(`review.states.${draft.state}`)} />
        {isEdited && (
          <Button
            size="small"
            aria-expanded={showsDiff}
            onClick={() => setShowsDiff(!showsDiff)}
            sx={{ ml: 'auto', mr: -2 }}
          >
            {t(showsDiff ? 'review.detail.hideChanges' : 'review.detail.changes')}
          </Button>
        )}
      </Box>
      {showsDiff ? (
        <Diff parts={diffWordsWithSpace(draft.original, draft.comment)} isLarge />
      ) : (
        <Typography sx={comment}>{draft.comment}</Typography>
      )}
    </Box>
  );
}

function Standing({ draft }: { draft: Draft }) {
  const t = useTranslate();
  const now = useNow(30_000);
  if (isOver(draft)) return <Typography color="textSecondary">{overText(draft, t)}</Typography>;
  const due = dueText(draft.lapsesAt, now, t);
  const exact = new Intl.DateTimeFormat(locale(), { dateStyle: 'full', timeStyle: 'short' }).format(
    new Date(draft.lapsesAt),
  );
  return (
    <Typography variant="body2" color="textSecondary">
      {draft.state === 'approved' && `${t('review.over.approved')} `}
      {draft.state === 'held' && `${t('review.over.held')} `}
      <time dateTime={draft.lapsesAt} title={exact}>
        {due.charAt(0).toLocaleUpperCase(locale()) + due.slice(1)}
      </time>
    </Typography>
  );
}

const lines = {
  ...dotted,
  mt: 0.5,
  fontSize: 12,
  lineHeight: '18px',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
} as const;
const comment = {
  fontSize: 16,
  lineHeight: '24px',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  maxWidth: '72ch',
} as const;

function DraftEditor({ review, draft }: { review: ReviewState; draft: Draft }) {
  const t = useTranslate();
  const [tried, setTried] = useState(false);
  const text = review.typed ?? draft.comment;
  const problem = editProblem(text, t);
  const isChanged = text.trim() !== draft.comment;
  const mayApprove = can(draft, 'approve') && !review.needsSubscription;

  function save(andApprove: boolean): void {
    setTried(true);
    if (problem) return;
    if (isChanged) void review.save(draft, text.trim(), andApprove);
    else if (andApprove) void review.approve(draft);
    else review.stopEditing();
  }
  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.stopPropagation();
      review.stopEditing();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      save(false);
    }
  }

  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <TextField
        label={t('review.editor.label')}
        multiline
        minRows={4}
        maxRows={14}
        fullWidth
        autoFocus
        value={text}
        onChange={(event) => review.type(draft._id, event.target.value)}
        onKeyDown={press}
        error={problem !== null && (tried || text.trim() !== '')}
        helperText={
          problem && (tried || text.trim() !== '')
            ? problem
            : `${t('review.editor.count', { used: [...text].length, most: longestComment })} · ${t('review.editor.hint')}`
        }
      />
      <Box component="section" aria-label={t('review.editor.diff')}>
        <Typography variant="subtitle2" component="h3" sx={{ mb: 2 }}>
          {t('review.editor.diff')}
        </Typography>
        {text.trim() === draft.original ? (
          <Typography color="textSecondary">{t('review.editor.same')}</Typography>
        ) : (
          <Diff parts={diffWordsWithSpace(draft.original, text.trim())} />
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" onClick={() => save(false)}>
          {t('review.editor.save')}
        </Button>
        {mayApprove && (
          <Button variant="outlined" onClick={() => save(true)}>
            {t('review.editor.saveAndApprove')}
          </Button>
        )}
        <Button onClick={review.stopEditing}>{t('review.editor.cancel')}</Button>
        {text.trim() !== draft.original && (
          <Button onClick={() => review.type(draft._id, draft.original)} sx={{ ml: { sm: 'auto' } }}>
            {t('review.editor.original')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
