import { Box } from '@mui/material';
import { Panel } from '../../components/Panel.tsx';
import { momentText } from '../../i18n/clock.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { AccountsPanel } from './AccountsTab.tsx';
import { SubscriptionFacts } from './BillingTab.tsx';
import { Facts } from './Facts.tsx';
import type { PersonRecord } from './personModel.ts';

export const ProfileTab = ({ user }: { user: PersonRecord }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 5,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    <ProfileFacts user={user} />
    <Box sx={{ display: 'grid', gap: 5 }}>
      <SubscriptionFacts userId={user.id} />
      <AccountsPanel user={user} />
    </Box>
  </Box>
);

function ProfileFacts({ user }: { user: PersonRecord }) {
  const t = useTranslate();
  const moment = (at: string | null, otherwise = t('admin.user.none')) => (at ? momentText(at) : otherwise);
  const { companyName, role, seats, linkedinAccounts, trialStartedAt, trialDays, pendingEmail } = user;
  return (
    <Panel title={t('admin.user.tabs.profile')}>
      <Facts
        facts={[
          { name: t('admin.user.profile.company'), value: companyName || t('admin.user.none') },
          { name: t('admin.user.profile.role'), value: t(`admin.users.roles.${role}`) },
          { name: t('admin.user.profile.seats'), value: `${linkedinAccounts.length} / ${seats}` },
          { name: t('admin.user.profile.ends'), value: moment(user.subscriptionEndsAt) },
          {
            name: t('admin.user.profile.trial'),
            value: trialStartedAt
              ? t('admin.user.profile.trialOf', {
                  smart_count: trialDays,
                  from: momentText(trialStartedAt),
                })
              : t('admin.user.none'),
          },
          {
            name: t('admin.user.profile.verified'),
            value: moment(user.verifiedAt, t('admin.user.profile.notVerified')),
          },
          ...(pendingEmail ? [{ name: t('admin.user.profile.pending'), value: pendingEmail }] : []),
          {
            name: t('admin.user.profile.stopped'),
            value: moment(user.stoppedAt, t('admin.user.profile.notStopped')),
          },
          {
            name: t('admin.user.profile.seen'),
            value: moment(user.lastSeenAt, t('admin.user.profile.notSeen')),
          },
          { name: t('admin.user.profile.created'), value: moment(user.createdAt) },
          { name: t('admin.user.profile.id'), value: user.id },
        ]}
      />
    </Panel>
  );
}
