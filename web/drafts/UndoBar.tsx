import { Box, Button, Typography } from '@mui/material';
import { useRef } from 'react';
import { useGetList } from 'react-admin';
import type { Draft } from '../../server/automation/drafts/schemas.ts';
import { AccountAvatar } from '../accounts/AccountAvatar.tsx';
import { useAccounts } from '../accounts/useAccounts.ts';
import { useEngineNow } from '../activity/engineClock.ts';
import { useAction } from '../components/useAction.ts';
import { visuallyHidden } from '../components/visuallyHidden.ts';
import { refresh } from '../eventCache.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { queryClient } from '../queryClient.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { putDraft } from './draftCache.ts';
import { reviewApi } from './reviewApi.ts';
import { clockUntil, inUndoWindow } from './reviewModel.ts';

/** At the foot of every page, over its content: the comment in its undo window that is posted next. */
export function UndoBar() {
  const isOn = useAccounts().accounts.some(({ undoMinutes }) => undoMinutes > 0);
  const { data = [] } = useGetList<Draft & { id: string }>(
    'drafts',
    {
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'notBefore', order: 'DESC' },
      filter: { state: 'approved' },
    },
    { enabled: isOn },
  );
  return isOn ? <Windows drafts={data.filter(({ notBefore }) => notBefore !== null)} /> : null;
}

/** A component of its own, because it renders each second. */
function Windows({ drafts }: { drafts: readonly Draft[] }) {
  const t = useTranslate('review.undo');
  const now = useEngineNow(1_000);
  const place = useRef<HTMLDivElement>(null);
  const open = drafts.filter((draft) => inUndoWindow(draft, now)).toReversed();
  const [next] = open;
  const texts = useTranslate('review');
  const holding = useAction({
    run: async ({ _id }: Draft) => putDraft(queryClient, await reviewApi.hold(_id), 'approved'),
    done: (_, { posterName: name }) => texts('announcements.held', { name }),
    failed: texts('failures.hold'),
    settled: () => refresh(queryClient, 'drafts'),
    focus: place,
    isUncovered: true,
  });
  return (
    <div ref={place} tabIndex={-1}>
      {/* Screen readers announce that a comment can be stopped, but not each second of its countdown. */}
      <Box role="status" sx={visuallyHidden}>
        {next && t('open', { smart_count: open.length })}
      </Box>
      {next && (
        <Box component="section" aria-label={t('title')} data-undo-bar sx={bar}>
          <AccountAvatar account={{ name: next.posterName, imageUrl: next.posterImageUrl }} size={32} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography role="timer" aria-live="off" className="tabular" sx={{ fontWeight: 500 }}>
              {t('posts', { time: clockUntil(next.notBefore ?? '', now) })}
            </Typography>
            <Typography variant="body2" noWrap color="textSecondary">
              {t('to', { name: next.posterName })}
            </Typography>
          </Box>
          {open.length > 1 && (
            <Typography variant="body2" className="tabular" color="textSecondary" sx={{ flex: 'none' }}>
              {t('count', { smart_count: open.length })}
            </Typography>
          )}
          <Changes>
            <Button
              variant="outlined"
              size="small"
              color="error"
              loading={holding.busy}
              aria-label={t('stopOne', { name: next.posterName })}
              onClick={() => holding.act(next)}
            >
              {t('stop')}
            </Button>
          </Changes>
        </Box>
      )}
    </div>
  );
}

const bar = {
  position: 'fixed',
  // Above a sticky bar, which has two lines on a phone.
  bottom: 'calc(16px + env(safe-area-inset-bottom))',
  'html:has([data-sticky-bar]) &': { bottom: 'calc(96px + env(safe-area-inset-bottom))' },
  left: '50%',
  translate: '-50%',
  zIndex: 'snackbar',
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  width: 'min(440px, calc(100vw - 32px))',
  px: 4,
  py: 2,
  borderRadius: '10px',
  border: 1,
  borderColor: 'lineStrong',
  bgcolor: 'raised',
  boxShadow: ({ palette }: { palette: { shadow1: string } }) => palette.shadow1,
  '@media print': { display: 'none' },
};
