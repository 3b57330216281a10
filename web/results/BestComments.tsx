import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { Results } from '../../server/history/results/schemas.ts';
import { clamped } from '../components/clamped.ts';
import { dotted } from '../components/dotted.ts';
import { Panel } from '../components/Panel.tsx';
import { dayText } from '../i18n/clock.ts';
import { useTranslate } from '../i18n/useTranslate.ts';

export function BestComments({ best }: Pick<Results, 'best'>) {
  const t = useTranslate('results.best');
  return (
    <Panel title={t('title')}>
      {best.length === 0 ? (
        <Typography color="textSecondary">{t('none')}</Typography>
      ) : (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4 }}>
          {best.map(({ _id, posterName, comment, createdAt, replies, reactions }) => (
            <li key={_id}>
              <Link
                component={RouterLink}
                to={`/comments-history/${_id}`}
                color="textPrimary"
                underline="hover"
                sx={{ ...clamped(2), fontWeight: 400, maxWidth: '88ch', overflowWrap: 'anywhere' }}
              >
                {comment}
              </Link>
              <Typography
                variant="caption"
                component="p"
                sx={{ ...dotted, color: 'text.secondary', mt: 0.5 }}
              >
                {replies > 0 && <span>{t('replies', { smart_count: replies })}</span>}
                {reactions > 0 && <span>{t('reactions', { smart_count: reactions })}</span>}
                <span>{posterName}</span>
                <time dateTime={createdAt}>{dayText(createdAt)}</time>
              </Typography>
            </li>
          ))}
        </Box>
      )}
    </Panel>
  );
}
