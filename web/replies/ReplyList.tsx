import { Box, Button, ButtonBase, Card, List, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { AccountAvatar } from '../accounts/AccountAvatar.tsx';
import { Ago } from '../activity/Ago.tsx';
import { dotted } from '../components/dotted.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { Faces } from '../components/Faces.tsx';
import { focusContent } from '../components/keepFocus.ts';
import { listCard, listRow, rowButton } from '../components/listAndPane.ts';
import { More } from '../components/More.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { isNarrowed, type ReplyRecord } from './repliesModel.ts';
import type { Inbox } from './useReplies.ts';

export function ReplyList({ inbox, isNarrow }: { inbox: Inbox; isNarrow: boolean }) {
  const t = useTranslate('replies');
  const { list, replies, current } = inbox;
  return (
    <Card
      component="section"
      id="replies"
      tabIndex={-1}
      aria-label={t('title')}
      aria-busy={list.isFetching}
      sx={listCard}
    >
      <Faces query={list} failed={t('failed')} loading={<RowsSkeleton rows={6} height={72} />}>
        {replies.length === 0 && !list.hasNextPage ? (
          <None {...inbox} />
        ) : (
          <>
            <List disablePadding>
              {replies.map((reply) => (
                <Row
                  key={reply.id}
                  reply={reply}
                  isOpen={reply.id === current?.id}
                  onOpen={() => inbox.open(reply.id, isNarrow)}
                />
              ))}
            </List>
            <More shown={replies.length} total={list.total} />
          </>
        )}
      </Faces>
    </Card>
  );
}

function Row({ reply, isOpen, onOpen }: { reply: ReplyRecord; isOpen: boolean; onOpen: () => void }) {
  const t = useTranslate('replies');
  const { authorName, authorImageUrl, authorHeadline, accountName, text, createdAt, handledAt } = reply;
  return (
    <Box component="li" sx={[listRow, isOpen && { bgcolor: 'action.selected' }]}>
      <ButtonBase
        id={`reply-${reply._id}`}
        aria-current={isOpen ? 'true' : undefined}
        onClick={onOpen}
        sx={[rowButton, rowPlace]}
      >
        <AccountAvatar account={{ name: authorName, imageUrl: authorImageUrl }} size={32} />
        <Box component="span" sx={{ minWidth: 0, display: 'grid' }}>
          <Box component="span" sx={{ display: 'flex', alignItems: 'baseline', gap: 2, minWidth: 0 }}>
            <Typography
              variant="h3"
              component="span"
              noWrap
              sx={{ flex: 1, fontWeight: handledAt ? 400 : undefined }}
            >
              {authorName || t('unnamed')}
            </Typography>
            <Ago at={createdAt} />
          </Box>
          <Typography variant="body2" component="span" noWrap>
            {text}
          </Typography>
          <Typography
            variant="caption"
            component="span"
            color="textSecondary"
            noWrap
            sx={{ ...dotted, flexWrap: 'nowrap' }}
          >
            {authorHeadline && (
              <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
                {authorHeadline}
              </Box>
            )}
            <span>{accountName}</span>
          </Typography>
        </Box>
      </ButtonBase>
    </Box>
  );
}

function None({ filters }: Inbox) {
  const t = useTranslate('replies');
  const { setFilters } = useListContext();
  if (isNarrowed(filters))
    return (
      <EmptyState
        title={t('noneMatch')}
        text={t('noneMatchText')}
        action={
          <Button
            variant="outlined"
            onClick={() => {
              focusContent();
              setFilters({ handled: filters.handled }, undefined, false);
            }}
          >
            {t('showAll')}
          </Button>
        }
      />
    );
  return <EmptyState title={t(filters.handled ? 'noneHandled' : 'none')} text={t('noneText')} />;
}

const rowPlace = {
  gridTemplateColumns: '32px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 3,
  minHeight: 72,
  py: 1.5,
};
