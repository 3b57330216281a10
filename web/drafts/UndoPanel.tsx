import { Box, type BoxProps, Button, Typography } from '@mui/material';
import { useRef } from 'react';
import { useGetList } from 'react-admin';
import type { Draft } from '../../server/automation/drafts/schemas.ts';
import { useAccounts } from '../accounts/useAccounts.ts';
import { useEngineNow } from '../activity/engineClock.ts';
import { countdown } from '../activity/zoneTime.ts';
import { Panel } from '../components/Panel.tsx';
import { useAction } from '../components/useAction.ts';
import { visuallyHidden } from '../components/visuallyHidden.ts';
import { refresh } from '../eventCache.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { queryClient } from '../queryClient.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { putDraft } from './draftCache.ts';
import { reviewApi } from './reviewApi.ts';
import { inUndoWindow } from './reviewModel.ts';

/** More are on the page of the drafts. */
const mostShown = 10;

type Props = { accountId?: string; sx?: BoxProps['sx'] };

/** The comments in their undo window, each with a countdown and Stop. */
export function UndoPanel({ accountId, sx }: Props) {
  const isOn = useAccounts().accounts.some(
    (account) => account.undoMinutes > 0 && (accountId === undefined || account.accountId === accountId),
  );
  const { data = [] } = useGetList<Draft & { id: string }>(
    'drafts',
    {
      pagination: { page: 1, perPage: mostShown },
      sort: { field: 'notBefore', order: 'DESC' },
      filter: { state: 'approved', ...(accountId !== undefined && { accountId }) },
    },
    { enabled: isOn },
  );
  return isOn ? <Windows drafts={data.filter(({ notBefore }) => notBefore !== null)} sx={sx} /> : null;
}

/** A component of its own, because it renders each second. */
function Windows({ drafts, sx }: Pick<Props, 'sx'> & { drafts: readonly Draft[] }) {
  const t = useTranslate();
  const now = useEngineNow(1_000);
  const panel = useRef<HTMLDivElement>(null);
  const open = drafts.filter((draft) => inUndoWindow(draft, now)).toReversed();
  const holding = useAction({
    run: async ({ _id }: Draft) => putDraft(queryClient, await reviewApi.hold(_id), 'approved'),
    done: (_, { posterName: name }) => t('review.announcements.held', { name }),
    failed: t('review.failures.hold'),
    settled: () => refresh(queryClient, 'drafts'),
    focus: panel,
    isUncovered: true,
  });
  return (
    <Box ref={panel} tabIndex={-1} sx={open.length > 0 ? sx : visuallyHidden}>
      {/* Screen readers announce that a comment can be stopped, but not each second of its countdown. */}
      <Box role="status" sx={visuallyHidden}>
        {open.length > 0 && t('review.undo.open', { smart_count: open.length })}
      </Box>
      {open.length > 0 && (
        <Panel title={t('review.undo.title')} description={t('review.undo.text')}>
          <Box component="ul" sx={list}>
            {open.map((draft) => (
              <Box component="li" key={draft._id} sx={row}>
                <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
                  <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
                    {draft.posterName}{' '}
                    <Box component="span" role="timer" aria-live="off" className="tabular" sx={time}>
                      {countdown(Date.parse(draft.notBefore ?? ''), now, t)}
                    </Box>
                  </Typography>
                  <Typography variant="body2" noWrap color="textSecondary">
                    {draft.comment}
                  </Typography>
                </Box>
                <Changes>
                  <Button
                    variant="outlined"
                    size="small"
                    color="error"
                    loading={holding.running?._id === draft._id}
                    aria-label={t('review.undo.stopOne', { name: draft.posterName })}
                    onClick={() => holding.act(draft)}
                  >
                    {t('review.undo.stop')}
                  </Button>
                </Changes>
              </Box>
            ))}
          </Box>
        </Panel>
      )}
    </Box>
  );
}

const list = { m: 0, p: 0, listStyle: 'none' };
const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  py: 2.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
const time = { color: 'text.secondary', fontWeight: 400, whiteSpace: 'nowrap' };
