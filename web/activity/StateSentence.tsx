import { Box, Typography } from '@mui/material';
import type { Account } from '../../server/accounts/schemas.ts';
import type { AutomationState } from '../../server/automation/controls/schemas.ts';
import { Dot } from '../components/Dot.tsx';
import { translated } from '../i18n/translated.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import type { Tone } from '../theme.ts';
import { useEngineNow } from './engineClock.ts';
import { countdown } from './zoneTime.ts';

const tones: Record<AutomationState['kind'], Tone> = {
  working: 'good',
  waiting: 'good',
  idle: 'neutral',
  blocked: 'bad',
};

/** 'Next comment at 14:05 · in 3 min' */
export function StateSentence({ account }: { account: Pick<Account, 'state' | 'nextActionAt'> }) {
  const t = useTranslate();
  const { state, nextActionAt } = account;
  // The sentence names the end of the state, except for a review, which waits for a person. The account may
  // act earlier: for an approved draft, or to write a comment in advance.
  const isReview = state.reason === 'review';
  const isNext = state.kind === 'waiting' && state.reason !== 'interval' && !isReview;
  const to = state.until ?? (isNext ? nextActionAt : null);
  const now = useEngineNow(1_000);
  // Without a time, a setting prevents all comments.
  const tone = state.kind === 'waiting' && to === null && !isReview ? 'warning' : tones[state.kind];
  return (
    <Box sx={{ display: 'flex', gap: 2.5, alignItems: 'baseline' }}>
      <Dot tone={tone} isFilled={state.kind !== 'idle'} />
      <Typography variant="h2" component="p" sx={sentence}>
        {/* Screen readers announce the sentence, but not each second of its countdown. */}
        <span role="status">{translated(state)}</span>
        {to !== null && (
          <Box
            component="span"
            role="timer"
            aria-live="off"
            className="tabular"
            sx={{ color: 'text.secondary', fontWeight: 400, whiteSpace: 'nowrap' }}
          >
            {countdown(Date.parse(to), now, t)}
          </Box>
        )}
      </Typography>
    </Box>
  );
}

/** Hides the dot before a part that starts a line. */
const sentence = {
  fontSize: 18,
  lineHeight: '26px',
  display: 'flex',
  flexWrap: 'wrap',
  ml: '-16px',
  clipPath: 'inset(0 0 0 14px)',
  '& > span': { position: 'relative', pl: '16px' },
  '& > span::before': { content: '"·" / ""', position: 'absolute', left: '5px', fontWeight: 400 },
};
