import { Box, Skeleton, Typography } from '@mui/material';
import { AccountAvatar } from '../accounts/AccountAvatar.tsx';
import { clamped } from '../components/clamped.ts';
import { dotted } from '../components/dotted.ts';
import { OutLink } from '../components/OutLink.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Ago } from './Ago.tsx';
import { useRecent } from './useRecent.ts';

export function LastSaid({ accountId }: { accountId: string }) {
  const t = useTranslate();
  const { data, isPending } = useRecent(accountId);
  if (isPending) return <Skeleton variant="rounded" height={116} sx={{ mt: 4 }} />;
  const comments = data?.rows.slice(0, 2) ?? [];
  if (comments.length === 0) return null;
  return (
    <Box component="ul" aria-label={t('activity.last')} sx={list}>
      {comments.map(
        ({ _id, posterName, posterImageUrl, comment, createdAt, postUrl, reactions, replies }) => (
          <li key={_id}>
            <AccountAvatar account={{ name: posterName, imageUrl: posterImageUrl }} size={32} />
            <Box sx={{ minWidth: 0, flex: 1 }}>
              {/* On a phone the link stands below, so that it leaves the name its place. */}
              <Box
                sx={{
                  display: 'flex',
                  flexWrap: { xs: 'wrap', sm: 'nowrap' },
                  alignItems: 'baseline',
                  columnGap: 2,
                }}
              >
                <Typography
                  component="span"
                  variant="subtitle2"
                  noWrap
                  title={posterName}
                  sx={{ maxWidth: { xs: 'calc(100% - 80px)', sm: 'none' } }}
                >
                  {posterName}
                </Typography>
                <Ago at={createdAt} />
                <OutLink
                  url={postUrl}
                  variant="body2"
                  noWrap
                  sx={{ ml: { sm: 'auto' }, order: { xs: 1, sm: 0 }, flex: 'none' }}
                >
                  {t('comments.card.visit')}
                </OutLink>
              </Box>
              <Typography sx={clamped(2)}>{comment}</Typography>
              {reactions || replies ? (
                <Typography
                  variant="caption"
                  component="p"
                  sx={{ ...dotted, color: 'text.secondary', mt: 0.5 }}
                >
                  {reactions ? <span>{t('comments.card.reactions', { smart_count: reactions })}</span> : null}
                  {replies ? <span>{t('comments.card.replies', { smart_count: replies })}</span> : null}
                </Typography>
              ) : null}
            </Box>
          </li>
        ),
      )}
    </Box>
  );
}

const list = {
  m: 0,
  mt: 4,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 3,
  '& > li': { display: 'flex', gap: 3, alignItems: 'start', minWidth: 0 },
};
