import ArrowBack from '@mui/icons-material/ArrowBack';
import { Alert, Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import type { ReplyThread } from '../../server/history/replies/schemas.ts';
import { AccountAvatar } from '../accounts/AccountAvatar.tsx';
import { Ago } from '../activity/Ago.tsx';
import { api } from '../api.ts';
import { PostText } from '../comments/PostText.tsx';
import { dotted } from '../components/dotted.ts';
import { Faces } from '../components/Faces.tsx';
import { focusContent } from '../components/keepFocus.ts';
import { OutLink } from '../components/OutLink.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { momentText } from '../i18n/clock.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { currentWorkspace } from '../workspace.ts';
import { ReplyActions } from './ReplyActions.tsx';
import type { ReplyRecord } from './repliesModel.ts';
import type { Inbox } from './useReplies.ts';

export function ReplyDetail({ inbox, isNarrow }: { inbox: Inbox; isNarrow: boolean }) {
  const t = useTranslate('replies');
  const { current: reply } = inbox;
  if (inbox.list.isPending) return <Skeleton variant="rounded" height={400} sx={{ m: 4 }} />;
  if (!reply)
    return (
      <Typography color="textSecondary" align="center" sx={{ px: 4, py: 16 }}>
        {t('choose')}
      </Typography>
    );
  return (
    <Stack sx={{ p: 4, gap: 4 }}>
      {isNarrow && (
        <Button
          startIcon={<ArrowBack />}
          onClick={() => inbox.open(null)}
          sx={{ alignSelf: 'start', ml: -2, my: -1 }}
        >
          {t('back')}
        </Button>
      )}
      <Head reply={reply} />
      {!isNarrow && <ReplyActions inbox={inbox} reply={reply} />}
      {inbox.asks && currentWorkspace()?.role !== 'viewer' && <Offer inbox={inbox} reply={reply} />}
      <Said title={t('yours', { name: reply.posterName })}>{reply.comment}</Said>
      {reply.postExcerpt && (
        <Box>
          <Typography variant="subtitle2" component="h3" sx={{ mb: 2 }}>
            {t('post')}
          </Typography>
          <PostText key={reply._id} text={reply.postExcerpt} lines={3} />
        </Box>
      )}
      <Thread reply={reply} />
    </Stack>
  );
}

function Head({ reply }: { reply: ReplyRecord }) {
  const t = useTranslate('replies');
  const { filterValues, setFilters } = useListContext();
  const { authorName, authorImageUrl, authorHeadline, authorUrl, authorId, createdAt, handledAt } = reply;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', columnGap: 3, rowGap: 2 }}>
      <AccountAvatar account={{ name: authorName, imageUrl: authorImageUrl }} size={40} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h2" id="reply-title" tabIndex={-1} sx={{ outline: 'none' }}>
          {authorName || t('unnamed')}
        </Typography>
        <Typography variant="caption" component="div" color="textSecondary" sx={dotted}>
          {!authorName && <span>{t('notNamed')}</span>}
          {authorHeadline && <span>{authorHeadline}</span>}
          <time dateTime={createdAt}>{momentText(createdAt)}</time>
          <span>{t('to', { name: reply.accountName })}</span>
          {handledAt && <span>{t('handledAt', { at: momentText(handledAt) })}</span>}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, alignItems: 'center' }}>
        {authorUrl && <OutLink url={authorUrl}>{t('profile')}</OutLink>}
        {authorId && filterValues.authorId !== authorId && (
          <Button
            size="small"
            onClick={() => {
              focusContent();
              setFilters({ ...filterValues, authorId, handled: undefined }, undefined, false);
            }}
          >
            {t('allOfPerson')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** After a look at the thread on LinkedIn. */
function Offer({ inbox, reply }: { inbox: Inbox; reply: ReplyRecord }) {
  const t = useTranslate('replies');
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Changes>
            <Button size="small" variant="outlined" color="inherit" onClick={() => inbox.change(reply, true)}>
              {t('answered')}
            </Button>
          </Changes>
          <Button size="small" color="inherit" onClick={inbox.dismiss}>
            {t('notYet')}
          </Button>
        </Box>
      }
      sx={{ flexWrap: 'wrap', '& .MuiAlert-action': { pt: 0, ml: 'auto' } }}
    >
      {t('didAnswer', { name: reply.authorName || t('somebody') })}
    </Alert>
  );
}

function Said({ title, children }: { title: string; children: string }) {
  return (
    <Box>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Typography sx={words}>{children}</Typography>
    </Box>
  );
}

function Thread({ reply }: { reply: ReplyRecord }) {
  const t = useTranslate('replies');
  const found = useQuery({
    queryKey: ['replies', 'thread', reply._id],
    queryFn: ({ signal }) => api.readReply(reply._id, { signal }),
  });
  return (
    <Box>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 2 }}>
        {t('thread')}
      </Typography>
      <Faces query={found} failed={t('threadFailed')} loading={<RowsSkeleton rows={2} height={64} />}>
        {({ thread }) => (
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
            {thread.map((each) => (
              <Entry key={each._id} entry={each} isShown={each._id === reply._id} />
            ))}
          </Box>
        )}
      </Faces>
    </Box>
  );
}

type EntryProps = { entry: ReplyThread['thread'][number]; isShown: boolean };

function Entry({ entry: { authorName, isOwn, text, createdAt }, isShown }: EntryProps) {
  const t = useTranslate('replies');
  return (
    <Box
      component="li"
      aria-current={isShown || undefined}
      sx={[entryPlace, isShown && { borderColor: 'primary.main' }]}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="subtitle2" component="span" noWrap>
          {isOwn ? t('you') : authorName || t('unnamed')}
        </Typography>
        <Ago at={createdAt} />
      </Box>
      <Typography sx={words}>{text}</Typography>
    </Box>
  );
}

const words = { maxWidth: '72ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
const entryPlace = { pl: 3, py: 1, borderLeft: 2, borderColor: 'line' };
