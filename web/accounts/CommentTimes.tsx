import { Box, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { CommentRecord } from '../comments/CommentList.tsx';
import { momentText, withClock } from '../i18n/clock.ts';
import { said } from '../i18n/said.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import type { AccountRecord } from './useAccounts.ts';

export function CommentTimes({ account }: { account: AccountRecord }) {
  const t = useTranslate();
  const { data, isPending } = useGetList<CommentRecord>('comments-history', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: { accountId: account.accountId },
  });
  const last = data?.[0];
  return (
    <Box
      component="dl"
      sx={{
        gridArea: 'times',
        m: 0,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 5,
        rowGap: 0.5,
        minWidth: 0,
      }}
    >
      <Time term={t('accounts.row.last')}>
        {last ? (
          <Link component={RouterLink} to={`/comments-history/${last._id}`} color="inherit" sx={link}>
            <time dateTime={last.createdAt}>{momentText(last.createdAt)}</time>
          </Link>
        ) : isPending ? (
          '…'
        ) : (
          t('accounts.row.noLast')
        )}
      </Time>
      <Time term={t('accounts.row.next')}>{nextText(account, t)}</Time>
    </Box>
  );
}

function nextText(
  { status, running, state, nextActionAt }: AccountRecord,
  t: ReturnType<typeof useTranslate>,
): string {
  if (status !== 'Connected') return t('accounts.row.noNextLogin');
  if (!running) return t('accounts.row.noNext');
  // Only an interval ends with a comment; everything else that is waited for says so itself.
  if (state.reason === 'interval' && nextActionAt) return momentText(nextActionAt);
  return withClock(said(state));
}

function Time({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, minWidth: 0 }}>
      <Typography component="dt" variant="caption" color="textSecondary">
        {term}
      </Typography>
      <Typography component="dd" variant="caption" sx={{ m: 0 }}>
        {children}
      </Typography>
    </Box>
  );
}

/** As high as a thumb needs, without pushing the line apart. */
const link = {
  pointerEvents: 'auto',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  my: -1,
} as const;
