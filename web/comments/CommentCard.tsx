import OpenInNew from '@mui/icons-material/OpenInNew';
import { Box, Button, Card, Link, Typography } from '@mui/material';
import { memo, useEffect, useId, useRef, useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import type { Comment } from '../../server/history/comments/schemas.ts';
import { AccountAvatar } from '../accounts/AccountAvatar.tsx';
import { clamped } from '../components/clamped.ts';
import { SafeLink } from '../components/SafeLink.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { modeText, safeLink } from './commentsModel.ts';
import { Poster, row } from './Poster.tsx';

type Props = { comment: Comment; sender: string | undefined };

export const CommentCard = memo(function CommentCard({ comment, sender }: Props) {
  const t = useTranslate();
  const nameId = useId();
  const { search } = useLocation();
  const { _id, posterName, posterImageUrl, postUrl, postExcerpt } = comment;
  const post = safeLink(postUrl);
  return (
    <Card component="article" aria-labelledby={nameId} sx={{ display: 'flex', gap: 3, p: 4 }}>
      <AccountAvatar account={{ name: posterName, imageUrl: posterImageUrl }} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 2 }}>
        <Box sx={{ ...row, justifyContent: 'space-between' }}>
          <Poster comment={comment} nameId={nameId}>
            {sender && <span>{t('comments.card.by', { name: sender })}</span>}
            <span>{modeText(comment, t)}</span>
            {comment.autonomous && <span>{t('comments.card.autonomous')}</span>}
            {comment.reactions ? (
              <span>{t('comments.card.reactions', { smart_count: comment.reactions })}</span>
            ) : null}
            {comment.replies ? (
              <span>{t('comments.card.replies', { smart_count: comment.replies })}</span>
            ) : null}
          </Poster>
          <Box sx={{ ...row, flexShrink: 0, maxWidth: '100%', '& a': { lineHeight: '24px' } }}>
            <Link
              component={RouterLink}
              sx={{ display: 'inline-block' }}
              to={{ pathname: `/comments-history/${_id}`, search }}
              aria-label={t('comments.card.traceOf', { name: posterName })}
            >
              {t('comments.card.trace')}
            </Link>
            {post && (
              <SafeLink href={post} sx={{ ...row, columnGap: 1.5 }}>
                {t('comments.card.visit')}
                <OpenInNew sx={{ fontSize: 14 }} />
              </SafeLink>
            )}
          </Box>
        </Box>
        {postExcerpt && (
          <Typography
            component="blockquote"
            variant="body2"
            noWrap
            aria-label={t('comments.card.post')}
            sx={{
              m: 0,
              pl: 3,
              maxWidth: '88ch',
              borderLeft: 2,
              borderColor: 'line',
              color: 'text.secondary',
            }}
          >
            {postExcerpt}
          </Typography>
        )}
        <ClampedText text={comment.comment} />
      </Box>
    </Card>
  );
});

/** Two lines, with a button for the rest of a longer text. */
function ClampedText({ text }: { text: string }) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const [longer, setLonger] = useState(false);
  const paragraph = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const element = paragraph.current;
    if (!element || open) return;
    const observer = new ResizeObserver(() => setLonger(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [open]);

  return (
    <div>
      <Typography
        ref={paragraph}
        sx={{ maxWidth: '88ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere', ...(!open && clamped(2)) }}
      >
        {text}
      </Typography>
      {longer && (
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)} sx={{ ml: -2.5 }}>
          {t(open ? 'comments.card.less' : 'comments.card.more')}
        </Button>
      )}
    </div>
  );
}
