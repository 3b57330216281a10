import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import { Badge, Box, IconButton, Menu, MenuItem, Tooltip, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Notifications } from '../../../server/history/notifications/schemas.ts';
import { api } from '../../api.ts';
import { dateFormat } from '../../i18n/formats.ts';
import { localeOf } from '../../i18n/languages.ts';
import { useLanguage, useTranslate } from '../../i18n/useTranslate.ts';

const queryKey = ['admin', 'notifications'];
const notificationsQuery = {
  queryKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => api.notifications({ signal }),
};
const everyMs = 60_000;

/**
 * Rings for what this admin has not seen; looking at it makes it seen, and what was new stays marked until it is closed.
 * @param fixedCount what the badge says in place of how many there are
 */
export function Bell({ fixedCount }: { fixedCount?: number | undefined }) {
  const t = useTranslate();
  const cache = useQueryClient();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState<Notifications['notifications']>([]);
  const { data } = useQuery({
    ...notificationsQuery,
    refetchInterval: everyMs,
    refetchOnWindowFocus: 'always',
  });
  const seen = useMutation({
    mutationFn: (until: string) => api.markSeen(until),
    onSuccess: (after) => cache.setQueryData(queryKey, after),
  });
  const count = fixedCount ?? data?.unread ?? 0;
  const label =
    count === 0 ? t('admin.header.notifications') : t('admin.header.unread', { smart_count: count });

  function open(at: HTMLElement): void {
    const notifications = data?.notifications ?? [];
    setShown(notifications);
    setAnchor(at);
    const [latest] = notifications;
    if (latest?.unread) seen.mutate(latest.createdAt);
  }

  return (
    <>
      <Tooltip title={t('admin.header.notifications')}>
        <IconButton aria-label={label} aria-haspopup="menu" onClick={(event) => open(event.currentTarget)}>
          {count === 0 ? (
            <NotificationsOutlined />
          ) : (
            <Badge badgeContent={count} max={9999} color="error">
              <NotificationsOutlined />
            </Badge>
          )}
        </IconButton>
      </Tooltip>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { width: 360, maxWidth: 'calc(100vw - 32px)', maxHeight: 480 } } }}
      >
        {shown.length === 0 && (
          <MenuItem disabled sx={{ whiteSpace: 'normal' }}>
            {t('admin.header.none')}
          </MenuItem>
        )}
        {shown.map((one) => (
          <MenuItem
            key={`${one.kind} ${one.createdAt} ${one.userId} ${one.customerId} ${one.provider}`}
            component={Link}
            to={placeOf(one)}
            onClick={() => setAnchor(null)}
            sx={{ alignItems: 'start', whiteSpace: 'normal' }}
          >
            <One {...one} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

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
  const time = dateFormat(localeOf[useLanguage()], { dateStyle: 'medium', timeStyle: 'short' });
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
        <Typography variant="caption" component="time" dateTime={createdAt} color="textSecondary">
          {time.format(new Date(createdAt))}
        </Typography>
      </Box>
    </>
  );
}
