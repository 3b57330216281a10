import PauseRounded from '@mui/icons-material/PauseRounded';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import { Box, Button, Card, Typography } from '@mui/material';
import type { SettingsPayload } from '../../server/accounts/settings/schemas.ts';
import type { UserStatus } from '../../server/identity/users/schemas.ts';
import { AccountAvatar } from '../accounts/AccountAvatar.tsx';
import { loginLabel, whyNotLogin } from '../accounts/accountsModel.ts';
import { ConnectionChip } from '../accounts/ConnectionChip.tsx';
import type { AccountRecord } from '../accounts/useAccounts.ts';
import { useConnect } from '../accounts/useConnect.ts';
import { useEngineNow } from '../activity/engineClock.ts';
import { LastSaid } from '../activity/LastSaid.tsx';
import { LimitBar, ReadsLeft } from '../activity/limits.tsx';
import { nextText } from '../activity/nextModel.ts';
import { StateSentence } from '../activity/StateSentence.tsx';
import { TodayPanel } from '../activity/TodayPanel.tsx';
import { presentSchedule } from '../activity/timelineModel.ts';
import { useSchedule } from '../activity/useSchedule.ts';
import { ReviewLink } from '../drafts/ReviewCard.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Changes } from '../viewAs/Changes.tsx';
import type { Actions } from './useActions.tsx';

type Props = {
  account: AccountRecord;
  saved: SettingsPayload;
  /** Whether `saved` comes from the server; `failed` if it could not be loaded. */
  known: boolean;
  failed: boolean;
  status: UserStatus;
  actions: Actions;
  /** Without the day, for the settings tab. */
  isBrief: boolean;
};

export function StatusPanel({ account, saved, known, failed, status, actions, isBrief }: Props) {
  const t = useTranslate();
  const now = useEngineNow(15_000);
  const { connect, connecting } = useConnect();
  const schedule = useSchedule(account.accountId, saved, now, known);
  const { timezone } = saved.timing;
  const limits = presentSchedule(schedule.schedules, now)?.limits;
  const next = !isBrief && account.running && nextText(t, schedule.schedules, saved);
  const { can, doing, act } = actions;
  const action = account.running ? 'pause' : 'start';
  return (
    <Card component="section" aria-label={t('activity.status.label')} sx={{ p: { xs: 4, sm: 5 } }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: isBrief ? undefined : 'minmax(0, 1fr) 264px' },
          columnGap: 10,
          rowGap: 5,
        }}
      >
        <Box sx={{ display: 'flex', gap: 4, minWidth: 0 }}>
          <AccountAvatar account={account} size={44} />
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <Box sx={name}>
              <Typography
                color="textSecondary"
                sx={{ fontWeight: 500, minWidth: 0, overflowWrap: 'anywhere' }}
              >
                {account.name}
              </Typography>
              <ConnectionChip status={account.status} />
              {!isBrief && (
                <Box sx={{ ml: 'auto' }}>
                  <Changes>
                    <Button
                      size="small"
                      variant="outlined"
                      disabled={!can[action]}
                      loading={doing === action}
                      onClick={() => void act(action)}
                      startIcon={account.running ? <PauseRounded /> : <PlayArrowRounded />}
                    >
                      {t(`dashboard.actions.${action}`)}
                    </Button>
                  </Changes>
                </Box>
              )}
            </Box>
            <StateSentence account={account} />
            {account.state.reason === 'review' && <ReviewLink />}
            {account.status !== 'Connected' && (
              <Button
                variant="outlined"
                size="small"
                loading={connecting !== null}
                onClick={() => void connect(account.accountId, whyNotLogin(status, t))}
                sx={{ mt: 3 }}
              >
                {loginLabel(account, t)}
              </Button>
            )}
            {next && (
              <Typography color="textSecondary" sx={{ mt: 1, ml: 5 }}>
                {next}
              </Typography>
            )}
            {!isBrief && <LastSaid accountId={account.accountId} />}
          </Box>
        </Box>
        {!isBrief && (
          <Box sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
            <LimitBar label={t('activity.limits.searches')} usage={limits?.Search} />
            <LimitBar label={t('activity.limits.monitors')} usage={limits?.Monitor} />
            <ReadsLeft reads={schedule.schedules.at(-1)?.reads} timezone={timezone} />
          </Box>
        )}
      </Box>
      {!isBrief && !failed && <TodayPanel schedule={schedule} timezone={timezone} now={now} />}
    </Card>
  );
}

const name = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5, rowGap: 1, mb: 1 };
