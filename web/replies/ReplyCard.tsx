import OpenInNew from '@mui/icons-material/OpenInNew';
import { Box, Button, Card, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Reply } from '../../server/history/replies/schemas.ts';
import { AccountAvatar } from '../accounts/AccountAvatar.tsx';
import { api } from '../api.ts';
import { safeLink } from '../comments/commentsModel.ts';
import { dotted } from '../components/dotted.ts';
import { Faces } from '../components/Faces.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { useAction } from '../components/useAction.ts';
import { dayText, timeText } from '../i18n/clock.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { currentWorkspace } from '../workspace.ts';

export function ReplyCard({ reply }: { reply: Reply }) {
  const t = useTranslate('replies');
  const nameId = useId();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { _id, authorName, authorImageUrl, text, createdAt, handledAt, url, comment } = reply;
  const link = safeLink(url);

  const changing = useAction({
    async run() {
      await api.changeReply(_id, handledAt === null);
      await client.invalidateQueries({ queryKey: ['replies'] });
    },
    failed: t('changeFailed'),
    isUncovered: true,
  });

  return (
    <Card component="article" aria-labelledby={nameId} sx={card}>
      <AccountAvatar account={{ name: authorName, imageUrl: authorImageUrl }} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 2 }}>
        <div>
          <Typography id={nameId} variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {authorName}
          </Typography>
          <Typography variant="caption" component="p" sx={{ ...dotted, color: 'text.secondary', mt: 0.5 }}>
            {reply.authorHeadline && <span>{reply.authorHeadline}</span>}
            <time dateTime={createdAt}>
              {dayText(createdAt)} · {timeText(createdAt, { usual: '12' })}
            </time>
            <span>{reply.accountName}</span>
          </Typography>
        </div>
        <Typography sx={words}>{text}</Typography>
        <Box
          component="figure"
          sx={{ m: 0, pl: 3, borderLeft: 2, borderColor: 'line', color: 'text.secondary' }}
        >
          <Typography component="figcaption" variant="caption">
            {t('yours', { name: reply.posterName })}
          </Typography>
          <Typography variant="body2" sx={words}>
            {comment}
          </Typography>
        </Box>
        {isOpen && <Thread id={_id} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {currentWorkspace()?.role !== 'viewer' && (
            <Changes>
              <Button variant="outlined" size="small" loading={changing.busy} onClick={() => changing.act()}>
                {t(handledAt === null ? 'handle' : 'reopen')}
              </Button>
            </Changes>
          )}
          {!isOpen && (
            <Button size="small" onClick={() => setOpen(true)}>
              {t('thread')}
            </Button>
          )}
          {link && (
            <Button
              size="small"
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              endIcon={<OpenInNew />}
              aria-label={t('visitOf', { name: authorName })}
            >
              {t('visit')}
            </Button>
          )}
        </Box>
      </Box>
    </Card>
  );
}

function Thread({ id }: { id: string }) {
  const t = useTranslate('replies');
  const found = useQuery({
    queryKey: ['replies', 'thread', id],
    queryFn: ({ signal }) => api.readReply(id, { signal }),
  });
  return (
    <Faces of={found} failed={t('threadFailed')} loading={<RowsSkeleton rows={2} height={40} />}>
      {({ thread }) => (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {thread.map(({ _id, authorName, isOwn, text }) => (
            <li key={_id}>
              <Typography variant="subtitle2">{isOwn ? t('you') : authorName}</Typography>
              <Typography variant="body2" sx={words}>
                {text}
              </Typography>
            </li>
          ))}
        </Box>
      )}
    </Faces>
  );
}

const card = { display: 'flex', gap: 3, p: 4, width: '100%' };
const words = { maxWidth: '88ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
