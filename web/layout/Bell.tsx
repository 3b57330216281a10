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
import { type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAction } from '../components/useAction.ts';
import { visuallyHidden } from '../components/visuallyHidden.ts';
import { momentText } from '../i18n/clock.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';

type Noted = { createdAt: string; unread: boolean };
type Noticed<One> = { unread: number; notifications: One[] };
type Row = {
  key: string;
  text: string;
  /** Shown beside the time. */
  place?: string | undefined;
  to: string;
  state?: object;
  /** Called in place of following the link. */
  enter?: (() => void) | undefined;
};

type Props<One extends Noted> = {
  query: UseQueryOptions<Noticed<One>>;
  markSeen: (until: string) => Promise<Noticed<One>>;
  rowOf: (notice: One) => Row;
  /** Opening one marks it, and those before it, as read. */
  marksOpened?: boolean;
  /** Shown in place of the number of unread notifications. */
  fixedCount?: number | undefined;
};

export function Bell<One extends Noted>({ query, markSeen, rowOf, marksOpened, fixedCount }: Props<One>) {
  const t = useTranslate('layout.bell');
  const cache = useQueryClient();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data } = useQuery(query);
  const seen = {
    run: async (until: string) => cache.setQueryData(query.queryKey, await markSeen(until)),
    failed: t('markFailed'),
    isUncovered: true,
  };
  // The focused button disappears, so the title gets the focus.
  const markingAll = useAction({ ...seen, focus: title });
  const markingOne = useAction(seen);
  const shown = data?.notifications ?? [];
  const [latest] = shown;
  const count = fixedCount ?? data?.unread ?? 0;
  const open = ({ createdAt, unread }: One, { enter }: Row) => {
    setAnchor(null);
    if (marksOpened && unread) markingOne.act(createdAt);
    enter?.();
  };

  return (
    <>
      <Tooltip title={t('name')}>
        <IconButton
          aria-label={count === 0 ? t('name') : t('unread', { smart_count: count })}
          aria-haspopup="dialog"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {/* MUI would render a hidden 0, which is text outside of the button's name. */}
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
            {t('name')}
          </Typography>
          {latest && data?.unread !== 0 && (
            <Changes>
              <Button size="small" loading={markingAll.busy} onClick={() => markingAll.act(latest.createdAt)}>
                {t('markAll')}
              </Button>
            </Changes>
          )}
        </Box>
        {latest ? (
          <List disablePadding>
            {shown.map((notice) => {
              const row = rowOf(notice);
              const link = row.enter ? {} : { component: Link, to: row.to, state: row.state };
              return (
                <ListItem key={row.key} disablePadding divider>
                  <ListItemButton {...link} onClick={() => open(notice, row)}>
                    <ListItemText
                      primary={
                        <Badge
                          variant="dot"
                          color="primary"
                          invisible={!notice.unread}
                          sx={{ display: 'block' }}
                        >
                          {notice.unread && <span style={visuallyHidden}>{t('new')} </span>}
                          {row.text}
                        </Badge>
                      }
                      secondary={
                        <>
                          <time dateTime={notice.createdAt}>{momentText(notice.createdAt)}</time>
                          {row.place && ` · ${row.place}`}
                        </>
                      }
                      slotProps={{ primary: { variant: 'body2' }, secondary: { variant: 'caption' } }}
                      sx={{ overflowWrap: 'anywhere' }}
                    />
                  </ListItemButton>
                </ListItem>
              );
            })}
          </List>
        ) : (
          <Typography color="textSecondary" sx={{ px: 4, py: 5 }}>
            {t('none')}
          </Typography>
        )}
      </Popover>
    </>
  );
}
