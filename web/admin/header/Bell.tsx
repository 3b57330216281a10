import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import {
  Badge,
  Box,
  Button,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Popover,
  Tooltip,
  Typography,
} from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Notifications } from '../../../server/history/notifications/schemas.ts';
import { api } from '../../api.ts';
import { visuallyHidden } from '../../components/visuallyHidden.ts';
import { momentText } from '../../i18n/clock.ts';
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts';
import { notifyFailure } from '../../notify.tsx';
import { pathOf } from '../user/personModel.ts';

type Notification = Notifications['notifications'][number];

const query = {
  queryKey: ['admin', 'notifications'],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.notifications({ signal }),
  refetchInterval: 60_000,
  refetchOnWindowFocus: 'always',
} as const;

/** @param fixedCount shown in place of the number of unread notifications */
export function Bell({ fixedCount }: { fixedCount?: number | undefined }) {
  const t = useTranslate();
  const cache = useQueryClient();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data } = useQuery(query);
  const seen = useMutation({
    mutationFn: (until: string) => api.markSeen(until),
    onSuccess: (after) => {
      // The focused button disappears.
      title.current?.focus();
      cache.setQueryData(query.queryKey, after);
    },
    onError: (error) => notifyFailure(error, t('admin.header.markFailed')),
  });
  const shown = data?.notifications ?? [];
  const [latest] = shown;
  const count = fixedCount ?? data?.unread ?? 0;

  return (
    <>
      <Tooltip title={t('admin.header.notifications')}>
        <IconButton
          aria-label={
            count === 0 ? t('admin.header.notifications') : t('admin.header.unread', { smart_count: count })
          }
          aria-haspopup="dialog"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {/* An invisible 0 would be text outside of the button's name. */}
          <Badge badgeContent={count || null} max={9999} color="error">
            <NotificationsOutlined />
          </Badge>
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
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, pl: 4, pr: 2, py: 2 }}>
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
          <List disablePadding>
            {shown.map((one) => (
              <ListItem
                key={`${one.kind} ${one.createdAt} ${one.userId} ${one.customerId} ${one.provider}`}
                disablePadding
                divider
              >
                <ListItemButton component={Link} to={placeOf(one)} onClick={() => setAnchor(null)}>
                  <ListItemText
                    primary={
                      <Badge variant="dot" color="primary" invisible={!one.unread} sx={{ display: 'block' }}>
                        {one.unread && <span style={visuallyHidden}>{t('admin.header.new')} </span>}
                        {textOf(one, t)}
                      </Badge>
                    }
                    secondary={<time dateTime={one.createdAt}>{momentText(one.createdAt)}</time>}
                    slotProps={{ primary: { variant: 'body2' }, secondary: { variant: 'caption' } }}
                    sx={{ overflowWrap: 'anywhere' }}
                  />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        ) : (
          <Typography color="textSecondary" sx={{ px: 4, py: 5 }}>
            {t('admin.header.none')}
          </Typography>
        )}
      </Popover>
    </>
  );
}

function placeOf({ kind, userId }: Notification): string {
  if (kind === 'billing_difference') return '/admin/operations/billing';
  if (kind === 'opt_out_waiting') return '/admin/opt-outs';
  if (kind === 'cost_cap_near' || kind === 'cost_cap_reached') return '/admin/costs';
  return userId ? pathOf(userId) : '/admin/operations';
}

const textOf = ({ kind, userName, customerId, accountName, provider }: Notification, t: Translate): string =>
  t(`admin.header.kinds.${kind}`, {
    user: userName || customerId || '',
    account: accountName ?? '',
    provider: provider ? t(`admin.header.providers.${provider}`) : '',
  });
