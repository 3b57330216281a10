import { Box, Typography } from '@mui/material';
import type { Account } from '../../server/accounts/schemas.ts';
import type { AutomationState } from '../../server/automation/engine/schemas.ts';
import { withClock } from '../i18n/clock.ts';
import { said } from '../i18n/said.ts';
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
  const to = state.kind === 'waiting' ? (nextActionAt ?? state.until) : state.until;
  const at = to === null ? null : Date.parse(to);
  const now = useEngineNow(1_000);
  // A setting prevents all comments.
  const tone = state.kind === 'waiting' && at === null ? 'warning' : tones[state.kind];
  return (
    <Box sx={{ display: 'flex', gap: 2.5, alignItems: 'baseline' }}>
      <Box
        aria-hidden
        sx={({ palette }) => ({
          flex: 'none',
          width: 9,
          height: 9,
          borderRadius: '50%',
          position: 'relative',
          top: -1,
          ...(state.kind === 'idle'
            ? { border: `2px solid ${palette.tone.neutral}` }
            : {
                backgroundColor: palette.tone[tone],
                boxShadow: `0 0 0 3px ${palette.tint[tone]}`,
              }),
        })}
      />
      <Typography
        component="p"
        sx={{
          fontSize: 18,
          lineHeight: '26px',
          fontWeight: 600,
          letterSpacing: '-0.01em',
          textWrap: 'pretty',
          overflowX: 'clip',
        }}
      >
        <Box component="span" sx={separated}>
          {/* The sentence is news; its countdown, read out each second, would be noise. */}
          <span role="status">{withClock(said(state))}</span>
          {at !== null && (
            <Box
              component="span"
              role="timer"
              aria-live="off"
              className="tabular"
              sx={{ color: 'text.secondary', fontWeight: 400, whiteSpace: 'nowrap' }}
            >
              {countdown(at, now, t)}
            </Box>
          )}
        </Box>
      </Typography>
    </Box>
  );
}

/** A dot before each part; at the beginning of a line it is cut off. */
const separated = {
  display: 'flex',
  flexWrap: 'wrap',
  ml: '-16px',
  '& > span': { position: 'relative', pl: '16px' },
  '& > span::before': { content: '"·"', position: 'absolute', left: '5px', fontWeight: 400 },
} as const;
