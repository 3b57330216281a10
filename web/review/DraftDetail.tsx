import ArrowBack from '@mui/icons-material/ArrowBack';
import { Alert, Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { diffWordsWithSpace } from 'diff';
import { useState } from 'react';
import type { Draft } from '../../server/automation/drafts/schemas.ts';
import { dateFormat } from '../../server/texts/formats.ts';
import { AccountAvatar } from '../accounts/AccountAvatar.tsx';
import { useAccounts } from '../accounts/useAccounts.ts';
import { useNow } from '../activity/engineClock.ts';
import { CheckList } from '../comments/CheckList.tsx';
import { CommentText, PostText, VisitPost } from '../comments/PostText.tsx';
import { Diff } from '../components/Diff.tsx';
import { dotted } from '../components/dotted.ts';
import { StatusChip } from '../components/StatusChip.tsx';
import { dueText, holdOf, isOver, openText, overText, sourceText, tones } from '../drafts/reviewModel.ts';
import { dayText, timeText } from '../i18n/clock.ts';
import { locale } from '../i18n/locale.ts';
import { translated } from '../i18n/translated.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { DraftActions } from './DraftActions.tsx';
import { DraftEditor } from './DraftEditor.tsx';
import type { ReviewState } from './useReview.ts';

export function DraftDetail({ review, isNarrow }: { review: ReviewState; isNarrow: boolean }) {
  const t = useTranslate();
  const { current } = review;
  if (review.list.isPending) return <Skeleton variant="rounded" height={400} sx={{ m: 4 }} />;
  if (!current) {
    return (
      <Typography color="textSecondary" align="center" sx={{ px: 4, py: 16 }}>
        {t(review.isGone ? 'review.detail.gone' : 'review.detail.none')}
      </Typography>
    );
  }
  return (
    <Stack sx={{ p: 4, gap: 4 }}>
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
      {review.isEditing ? (
        <DraftEditor key={current._id} review={review} draft={current} />
      ) : (
        <>
          <Words key={`${current._id} words`} draft={current} />
          {holdOf(current) && current.reasonMessage && (
            <Alert severity="warning">
              {translated({ message: current.reasonMessage, text: current.reasonText })}
            </Alert>
          )}
          <CheckList checks={current.checks} />
          <Standing draft={current} />
          {!isNarrow && <DraftActions review={review} draft={current} />}
        </>
      )}
    </Stack>
  );
}

function Head({ draft }: { draft: Draft }) {
  const t = useTranslate();
  const account = useAccounts().accounts.find(({ accountId }) => accountId === draft.accountId);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', columnGap: 3, rowGap: 2 }}>
      <AccountAvatar account={{ name: draft.posterName, imageUrl: draft.posterImageUrl }} size={40} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h2" id="draft-title" tabIndex={-1} sx={{ outline: 'none' }}>
          {draft.posterName}
        </Typography>
        <Typography variant="caption" component="div" color="textSecondary" sx={dotted}>
          {draft.postedAt && <span>{t('review.detail.posted', { date: dayText(draft.postedAt) })}</span>}
          <span>{sourceText(draft, t)}</span>
          {account && <span>{t('review.detail.account', { name: account.name })}</span>}
        </Typography>
      </Box>
      <VisitPost url={draft.postUrl} />
    </Box>
  );
}

function Words({ draft: { comment, original, state } }: { draft: Draft }) {
  const t = useTranslate();
  const [showsDiff, setShowsDiff] = useState(false);
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2, minHeight: 30 }}>
        <Typography variant="subtitle2" component="h3">
          {t('review.detail.comment')}
        </Typography>
        <StatusChip tone={tones[state]} label={t(`review.states.${state}`)} />
        {comment !== original && (
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
        <Diff parts={diffWordsWithSpace(original, comment)} isLarge />
      ) : (
        <CommentText>{comment}</CommentText>
      )}
    </Box>
  );
}

function Standing({ draft }: { draft: Draft }) {
  const t = useTranslate();
  const now = useNow(30_000);
  const { lapsesAt, decidedBy, autonomy } = draft;
  const by = decidedBy && ` ${t('review.detail.decidedBy', { name: decidedBy.name })}`;
  if (isOver(draft))
    return (
      <Typography color="textSecondary">
        {overText(draft, t)}
        {by}
      </Typography>
    );
  const standing = openText(draft, t);
  const due = dueText(lapsesAt, now, t);
  const exact = dateFormat(locale(), { dateStyle: 'full' }).format(Date.parse(lapsesAt));
  return (
    <Typography variant="body2" color="textSecondary">
      {standing && `${standing} `}
      <time dateTime={lapsesAt} title={`${exact}, ${timeText(lapsesAt)}`}>
        {due.charAt(0).toLocaleUpperCase(locale()) + due.slice(1)}
      </time>
      {by && `.${by}`}
      {autonomy && `. ${t('review.detail.autonomous', { streak: autonomy.streak })}`}
    </Typography>
  );
}
