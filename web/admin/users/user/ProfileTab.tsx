import { Box, Stack } from '@mui/material';
import { Facts } from '../../../components/Facts.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { momentText } from '../../../i18n/clock.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { PersonRecord } from '../../userModel.ts';
import { AccountsTab } from './AccountsTab.tsx';
import { SubscriptionFacts } from './BillingTab.tsx';

export function ProfileTab({ user }: { user: PersonRecord }) {
  const t = useTranslate();
  const moment = (at: string | null, otherwise = t('admin.user.none')) => (at ? momentText(at) : otherwise);
  const { companyName, role, seats, linkedinAccounts, trialStartedAt, trialDays, pendingEmail } = user;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Panel title={t('admin.user.tabs.profile')}>
        <Facts
          facts={{
            [t('admin.user.profile.company')]: companyName || t('admin.user.none'),
            [t('admin.user.profile.role')]: t(`admin.users.roles.${role}`),
            [t('admin.user.profile.seats')]: `${linkedinAccounts.length} / ${seats}`,
            [t('admin.user.profile.ends')]: moment(user.subscriptionEndsAt),
            [t('admin.user.profile.trial')]: trialStartedAt
              ? t('admin.user.profile.trialOf', {
                  smart_count: trialDays,
                  from: momentText(trialStartedAt),
                })
              : t('admin.user.none'),
            [t('admin.user.profile.verified')]: moment(user.verifiedAt, t('admin.user.profile.notVerified')),
            ...(pendingEmail && { [t('admin.user.profile.pending')]: pendingEmail }),
            [t('admin.user.profile.stopped')]: moment(user.stoppedAt, t('admin.user.profile.notStopped')),
            [t('admin.user.profile.seen')]: moment(user.lastSeenAt, t('admin.user.profile.notSeen')),
            [t('admin.user.profile.created')]: moment(user.createdAt),
            [t('admin.user.profile.id')]: user.id,
          }}
        />
      </Panel>
      <Stack spacing={5}>
        <SubscriptionFacts user={user} />
        <AccountsTab user={user} isBrief />
      </Stack>
    </Box>
  );
}
