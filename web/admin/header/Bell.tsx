import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import { Badge, Box, Button, IconButton, Popover, Tooltip, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Notifications } from '../../../server/history/notifications/schemas.ts';
import { api } from '../../api.ts';
import { momentText } from '../../i18n/clock.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notifyFailure } from '../../notify.tsx';

const queryKey = ['admin', 'notifications'];
const notificationsQuery = {
  queryKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => api.notifications({ signal }),
};
const everyMs = 60_000;

/**
 * Rings for what this admin has not read.
 * @param fixedCount what the badge says in place of how many there are
 */
export function Bell({ fixedCount }: { fixedCount?: number | undefined }) {
  const t = useTranslate();
  const cache = useQueryClient();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data } = useQuery({
    ...notificationsQuery,
    refetchInterval: everyMs,
    refetchOnWindowFocus: 'always',
  });
  const seen = useMutation({
    mutationFn: (until: string) => api.markSeen(until),
    onSuccess: (after) => {
      // The button goes, and the focus must not go with it.
      title.current?.focus();
      cache.setQueryData(queryKey, after);
    },
    onError: (error) => notifyFailure(error, t('admin.header.markFailed')),
  });
  const shown = data?.notifications ?? [];
  const [latest] = shown;
  const count = fixedCount ?? data?.unread ?? 0;
  const label =
    count === 0 ? t('admin.header.notifications') : t('admin.header.unread', { smart_count: count });

  return (
    <>
      <Tooltip title={t('admin.header.notifications')}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {count === 0 ? (
            <NotificationsOutlined />
          ) : (
            <Badge badgeContent={count} max={9999} color="error">
              <NotificationsOutlined />
            </Badge>
          )}
        </IconButton>
      </Tooltip>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': titleId,
            sx: { width: 380, maxWidth: 'calc(100vw - 32px)', maxHeight: 480 },
          },
        }}
      >
        <Box sx={head}>
          <Typography ref={title} id={titleId} tabIndex={-1} variant="h2" sx={{ flex: 1, outline: 'none' }}>
            {t('admin.header.notifications')}
          </Typography>
          {latest && data?.unread !== 0 && (
            <Button size="small" loading={seen.isPending} onClick={() => seen.mutate(latest.createdAt)}>
              {t('admin.header.markAll')}
            </Button>
          )}
        </Box>
        {latest ? (
          <Box component="ul" sx={list}>
            {shown.map((one) => (
              <li key={`${one.kind} ${one.createdAt} ${one.userId} ${one.customerId} ${one.provider}`}>
                <Link to={placeOf(one)} onClick={() => setAnchor(null)}>
                  <One {...one} />
                </Link>
              </li>
            ))}
          </Box>
        ) : (
          <Typography sx={{ color: 'text.secondary', px: 4, py: 5 }}>{t('admin.header.none')}</Typography>
        )}
      </Popover>
    </>
  );
}

const head = ({ palette }: Theme) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  pl: 4,
  pr: 2,
  py: 2,
  backgroundColor: palette.background.paper,
  borderBottom: `1px solid ${palette.line}`,
});
const list = ({ palette }: Theme) => ({
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li:not(:last-of-type)': { borderBottom: `1px solid ${palette.line}` },
  '& a': {
    display: 'flex',
    gap: 2.5,
    alignItems: 'start',
    px: 4,
    py: 3,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { backgroundColor: palette.action.hover },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
  },
});

const placeOf = ({ kind, userId }: Notifications['notifications'][number]): string => {
  if (kind === 'billing_difference') return '/admin/operations/billing';
  return userId ? `/admin/users/${userId}` : '/admin/operations';
};

function One({
  kind,
  createdAt,
  userName,
  accountName,
  customerId,
  provider,
  unread,
}: Notifications['notifications'][number]) {
  const t = useTranslate();
  return (
    <>
      <Box
        role="img"
        aria-label={unread ? t('admin.header.new') : ''}
        aria-hidden={!unread}
        sx={{
          width: 8,
          height: 8,
          mt: 1.5,
          flex: 'none',
          borderRadius: '50%',
          bgcolor: unread ? 'primary.main' : 'transparent',
        }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t(`admin.header.kinds.${kind}`, {
            user: userName || customerId || '',
            account: accountName ?? '',
            provider: provider ? t(`admin.header.providers.${provider}`) : '',
          })}
        </Typography>
        <Typography variant="caption" component="time" dateTime={createdAt} sx={{ color: 'text.secondary' }}>
          {momentText(createdAt)}
        </Typography>
      </Box>
    </>
  );
}
