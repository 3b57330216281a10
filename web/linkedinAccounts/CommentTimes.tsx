import { Box, Link, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { AccountRecord } from '../accounts/useAccounts.ts';
import type { CommentRecord } from '../comments/CommentList.tsx';
import { momentText } from '../i18n/clock.ts';
import { translated } from '../i18n/translated.ts';
import { type Translate, useTranslate } from '../i18n/useTranslate.ts';

export function CommentTimes({ account }: { account: AccountRecord }) {
  const t = useTranslate();
  const { data, isPending } = useGetList<CommentRecord>('comments-history', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: { accountId: account.accountId },
  });
  const last = data?.[0];
  const times = {
    [t('accounts.row.last')]: last ? (
      <Link component={RouterLink} to={`/comments-history/${last._id}`} color="inherit" sx={link}>
        <time dateTime={last.createdAt}>{momentText(last.createdAt)}</time>
      </Link>
    ) : isPending ? (
      '…'
    ) : (
      t('accounts.row.noLast')
    ),
    [t('accounts.row.next')]: nextText(account, t),
  };
  return (
    <Typography component="dl" variant="caption" sx={list}>
      {Object.entries(times).map(([name, value]) => (
        <div key={name}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <dd>{value}</dd>
        </div>
      ))}
    </Typography>
  );
}

function nextText({ status, running, state, nextActionAt }: AccountRecord, t: Translate): string {
  if (status !== 'Connected') return t('accounts.row.noNextLogin');
  if (!running) return t('accounts.row.noNext');
  // Only an interval ends with a comment. Other waits are sentences of the server.
  const at = state.until ?? nextActionAt;
  if (state.reason === 'interval' && at) return momentText(at);
  return translated(state);
}

const list = {
  gridArea: 'times',
  m: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 5,
  '& dt, & dd': { display: 'inline', m: 0, mr: 1.5 },
} as const;

/** High enough for touch, without a taller line. */
const link = {
  pointerEvents: 'auto',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  my: -1,
} as const;
