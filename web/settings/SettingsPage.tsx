import { Box, Skeleton } from '@mui/material';
import { ErrorState } from '../components/ErrorState.tsx';
import { Page } from '../components/Page.tsx';
import { Panel } from '../components/Panel.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useMe } from '../me.ts';
import { Changes } from '../viewAs/Changes.tsx';
import { AppearancePanel } from './AppearancePanel.tsx';
import { PasswordPanel } from './PasswordPanel.tsx';
import { PendingEmail } from './PendingEmail.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { usePendingEmail } from './pendingEmail.ts';
import { DataPanel } from './personalData/DataPanel.tsx';
import { PhotoField } from './photo/PhotoField.tsx';
import { Section, SectionNav } from './SectionNav.tsx';
import { SessionsPanel } from './sessions/SessionsPanel.tsx';
import { TokensPanel } from './tokens/TokensPanel.tsx';
import { VisitsPanel } from './visits/VisitsPanel.tsx';
import { WebhooksPanel } from './webhooks/WebhooksPanel.tsx';

export function SettingsPage() {
  const t = useTranslate();
  const me = useMe();
  const pending = usePendingEmail(me.data);
  return (
    <Page title={t('settings.title')}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 8 }}>
        <SectionNav />
        <Box sx={{ flex: 1, display: 'grid', gap: 5, maxWidth: 680, minWidth: 0 }}>
          {me.data && pending && (
            <Changes>
              <PendingEmail key={pending} user={me.data} email={pending} />
            </Changes>
          )}
          <Section name="profile">
            <Panel title={t('settings.profile.title')}>
              {me.data ? (
                <Changes>
                  <PhotoField user={me.data} />
                  <ProfileForm user={me.data} />
                </Changes>
              ) : me.isError ? (
                <ErrorState
                  title={t('settings.profile.loadFailed')}
                  error={me.error}
                  onRetry={me.refetch}
                  retrying={me.isFetching}
                />
              ) : (
                <ProfileSkeleton label={t('settings.loading')} />
              )}
            </Panel>
          </Section>
          <Section name="password">
            <Changes>
              <PasswordPanel user={me.data} />
            </Changes>
          </Section>
          <Section name="sessions">
            <Box sx={{ display: 'grid', gap: 5 }}>
              <SessionsPanel />
              <VisitsPanel />
            </Box>
          </Section>
          <Section name="tokens">
            <TokensPanel />
          </Section>
          <Section name="webhooks">
            <WebhooksPanel />
          </Section>
          <Section name="appearance">
            <AppearancePanel />
          </Section>
          <Section name="subscription">
            <Panel title={t('settings.subscription.title')} description={t('settings.subscription.text')}>
              <TextLink to="/billing">{t('settings.subscription.link')}</TextLink>
            </Panel>
          </Section>
          <Section name="data">
            <Changes>
              <DataPanel user={me.data} />
            </Changes>
          </Section>
        </Box>
      </Box>
    </Page>
  );
}

function ProfileSkeleton({ label }: { label: string }) {
  return (
    <Box role="status" aria-label={label}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 4, mb: 5 }}>
        <Skeleton variant="circular" width={72} height={72} />
        <Skeleton variant="rounded" width={120} height={36} />
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 4 }}>
        {[0, 1, 2, 3].map((key) => (
          <Box key={key}>
            <Skeleton width={90} sx={{ mb: 1 }} />
            <Skeleton variant="rounded" height={38} />
          </Box>
        ))}
      </Box>
      <Skeleton variant="rounded" width={72} height={36} sx={{ mt: 5 }} />
    </Box>
  );
}
