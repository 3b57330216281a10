import { Box, Skeleton } from '@mui/material';
import { useState } from 'react';
import { ErrorState } from '../components/ErrorState.tsx';
import { Page } from '../components/Page.tsx';
import { Panel } from '../components/Panel.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { useMe } from '../session.ts';
import { PendingEmail } from './PendingEmail.tsx';
import { ProfileForm } from './ProfileForm.tsx';

export function SettingsPage() {
  const me = useMe();
  const [pendingEmail, setPendingEmail] = useState<string | null>(null);
  return (
    <Page title="User Settings">
      <Box sx={{ display: 'grid', gap: 6, maxWidth: 640 }}>
        {me.data ? (
          <>
            {pendingEmail && <PendingEmail key={pendingEmail} email={pendingEmail} onDone={() => setPendingEmail(null)} />}
            <Panel title="Profile">
              <ProfileForm user={me.data} onPendingEmail={setPendingEmail} />
            </Panel>
            <Panel title="Subscription" description="Your status, your seats, and until when.">
              <TextLink to="/billing">Billing & Subscription</TextLink>
            </Panel>
          </>
        ) : me.isError ? (
          <ErrorState title="Your profile could not be loaded" error={me.error} onRetry={me.refetch} retrying={me.isFetching} />
        ) : (
          <Skeleton variant="rounded" height={420} aria-label="Loading" />
        )}
      </Box>
    </Page>
  );
}
