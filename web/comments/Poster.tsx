import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Comment } from '../../server/history/comments/schemas.ts';
import { engineNow } from '../activity/engineClock.ts';
import { dotted } from '../components/dotted.ts';
import { StatusChip } from '../components/StatusChip.tsx';
import { dayText, timeText } from '../i18n/clock.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { ago } from './commentsModel.ts';

export const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 };

type Props = {
  comment: Pick<Comment, 'posterName' | 'createdAt'>;
  nameId?: string;
  children?: ReactNode;
};

export function Poster({ comment: { posterName, createdAt }, nameId, children }: Props) {
  const t = useTranslate();
  return (
    <div>
      <Box sx={row}>
        <Typography id={nameId} variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {posterName}
        </Typography>
        <StatusChip tone="neutral" label={t('comments.card.commented')} />
      </Box>
      <Typography variant="caption" component="p" sx={{ ...dotted, color: 'text.secondary', mt: 0.5 }}>
        <time dateTime={createdAt} title={ago(createdAt, engineNow(), t) ?? undefined}>
          {dayText(createdAt)} · {timeText(createdAt)}
        </time>
        {children}
      </Typography>
    </div>
  );
}
