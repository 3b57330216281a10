import OpenInNew from '@mui/icons-material/OpenInNew';
import { Avatar, Box, Button, Card, Link, Typography } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import type { Comment } from '../../server/comments/schemas.ts';
import { dateText, initials } from '../accounts/accountsModel.ts';
import { StatusChip } from '../components/StatusChip.tsx';
import { ago, clockText } from './commentsModel.ts';

type Props = { comment: Comment; sender: string | undefined };

export function CommentCard({ comment, sender }: Props) {
  const nameId = useId();
  const { posterName, posterImageUrl, createdAt, postUrl, category } = comment;
  return (
    <Card component="article" aria-labelledby={nameId} sx={layout}>
      <Avatar src={posterImageUrl || undefined} alt="" aria-hidden sx={avatar}>
        {initials(posterName)}
      </Avatar>
      <Box sx={{ gridArea: 'head', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5, rowGap: 1 }}>
          <Typography id={nameId} variant="h3" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {posterName}
          </Typography>
          <StatusChip tone="good" label="Commented" />
        </Box>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5 }}>
          <time dateTime={createdAt} title={ago(createdAt, Date.now()) ?? undefined}>
            {dateText(createdAt)} · {clockText(createdAt)}
          </time>
          {sender && ` · by ${sender}`}
          {` · ${category === 'Monitor' ? 'from profiles' : 'from searches'}`}
        </Typography>
      </Box>
      <ClampedText text={comment.comment} />
      {/^https?:/i.test(postUrl) && (
        <Link href={postUrl} target="_blank" rel="noopener noreferrer" sx={visit}>
          Visit Post
          <OpenInNew aria-hidden sx={{ fontSize: 14 }} />
        </Link>
      )}
    </Card>
  );
}

/** Two lines, and the rest on demand where there is a rest. */
function ClampedText({ text }: { text: string }) {
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
    <>
      {/* The button below does the same for the keyboard. */}
      <Typography
        ref={paragraph}
        onClick={longer ? () => setOpen(!open) : undefined}
        sx={{
          gridArea: 'text',
          minWidth: 0,
          maxWidth: '88ch',
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          ...(longer && { cursor: 'pointer' }),
          ...(!open && { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' }),
        }}
      >
        {text}
      </Typography>
      {longer && (
        <Button
          size="small"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          sx={{ gridArea: 'more', alignSelf: 'end', justifySelf: 'end', mr: -2.5, my: -1.5 }}
        >
          {open ? 'Show less' : 'Show more'}
        </Button>
      )}
    </>
  );
}

export const layout = {
  display: 'grid',
  columnGap: 3,
  rowGap: 2,
  p: 4,
  gridTemplateColumns: { xs: '36px minmax(0, 1fr) auto', sm: '36px minmax(0, 1fr) auto' },
  gridTemplateAreas: { xs: '"avatar head head" "text text text" "visit visit more"', sm: '"avatar head visit" ". text more"' },
} as const;
const avatar = {
  gridArea: 'avatar',
  width: 36,
  height: 36,
  fontSize: 13,
  fontWeight: 600,
  color: 'text.secondary',
  bgcolor: 'action.hover',
} as const;
const visit = {
  gridArea: 'visit',
  alignSelf: 'start',
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1.5,
  whiteSpace: 'nowrap',
} as const;
