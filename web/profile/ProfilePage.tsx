import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined';
import { Box, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import type { SupportVisit } from '../../server/identity/impersonation/schemas.ts';
import { Faces } from '../components/Faces.tsx';
import { ItemRow } from '../components/ItemList.tsx';
import { ItemsPanel, useNewest } from '../components/ItemsPanel.tsx';
import { Page } from '../components/Page.tsx';
import { Panel } from '../components/Panel.tsx';
import { PartNav } from '../components/PartNav.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { momentText } from '../i18n/clock.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useMe } from '../me.ts';
import { usePendingEmail } from '../saveProfile.ts';
import { PendingEmail, ProfileForm } from '../security/ProfileForms.tsx';
import { SecurityPanels } from '../security/SecurityPanels.tsx';
import { Changes } from '../viewAs/Changes.tsx';
import { AppearancePanel } from './AppearancePanel.tsx';
import { AssistantsPanel } from './AssistantsPanel.tsx';
import { DataPanel } from './DataPanel.tsx';
import { DigestPanel } from './DigestPanel.tsx';
import { NewsMailsPanel } from './NewsMailsPanel.tsx';
import { PhotoField } from './photo/PhotoField.tsx';
import { TokensPanel } from './TokensPanel.tsx';
import { WebhooksPanel } from './webhooks/WebhooksPanel.tsx';

export function ProfilePage() {
  const t = useTranslate('settings');
  const { part = 'profile' } = useParams();
  const { hash } = useLocation();
  const name = settingsParts.find((each) => each === part);
  const moved = placeOfHash(hash);
  if (!name || (moved && moved !== name))
    return <Navigate to={pathOf(moved ?? 'profile') + (moved ? hash : '')} replace />;
  const links = settingsParts.map((each) => ({ to: pathOf(each), text: t(`parts.${each}`) }));
  return (
    <Page
      title={t('title')}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
          <TextLink to="/people">{t('people')}</TextLink>
          <TextLink to="/billing">{t('billing')}</TextLink>
        </Box>
      }
      windowTitle={name === 'profile' ? undefined : `${t(`parts.${name}`)} · ${t('title')}`}
    >
      <PartNav label={t('parts.label')} links={links} />
      <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
        <Part name={name} />
      </Box>
    </Page>
  );
}

function Part({ name }: { name: PartName }) {
  const me = useMe();
  switch (name) {
    case 'profile':
      return <Profile me={me} />;
    case 'security':
      return (
        <>
          <SecurityPanels user={me.data} />
          <VisitsPanel />
        </>
      );
    case 'api':
      return (
        <>
          <Section name="assistants">
            <AssistantsPanel />
          </Section>
          <Section name="tokens">
            <TokensPanel />
          </Section>
          <Section name="webhooks">
            <WebhooksPanel />
          </Section>
        </>
      );
    case 'preferences':
      return (
        <>
          <AppearancePanel />
          <Section name="digest">
            <DigestPanel />
          </Section>
          <Section name="news">
            <NewsMailsPanel />
          </Section>
        </>
      );
    case 'data':
      return (
        <Changes>
          <DataPanel user={me.data} />
        </Changes>
      );
  }
}

function Profile({ me }: { me: ReturnType<typeof useMe> }) {
  const t = useTranslate('settings');
  const pending = usePendingEmail(me.data);
  return (
    <>
      {me.data && pending && (
        <Changes>
          <PendingEmail key={pending} user={me.data} email={pending} />
        </Changes>
      )}
      <Panel title={t('profile.title')}>
        <Faces query={me} failed={t('profile.loadFailed')} loading={<RowsSkeleton rows={6} height={60} />}>
          {(user) => (
            <Changes>
              <PhotoField user={user} />
              <ProfileForm user={user} />
            </Changes>
          )}
        </Faces>
      </Panel>
    </>
  );
}

const settingsParts = ['profile', 'security', 'api', 'preferences', 'data'] as const;
type PartName = (typeof settingsParts)[number];

const pathOf = (part: PartName): string => (part === 'profile' ? '/settings' : `/settings/${part}`);

/** E-mails link to these. */
const places: Record<string, PartName> = {
  '#password': 'security',
  '#sessions': 'security',
  '#assistants': 'api',
  '#tokens': 'api',
  '#webhooks': 'api',
  '#appearance': 'preferences',
  '#digest': 'preferences',
  '#news': 'preferences',
  '#data': 'data',
};
const placeOfHash = (hash: string): PartName | undefined => places[hash];

function Section({ name, children }: { name: string; children: ReactNode }) {
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash === `#${name}`) place.current?.scrollIntoView({ block: 'start' });
  }, [hash, name]);
  return (
    <Box id={name} ref={place} sx={{ minWidth: 0 }}>
      {children}
    </Box>
  );
}

function VisitsPanel() {
  const t = useTranslate();
  const list = useNewest<SupportVisit>('support-visits');
  return (
    <ItemsPanel
      texts="visits"
      list={list}
      empty={<Typography color="textSecondary">{t('settings.visits.none')}</Typography>}
      row={({ id, createdAt, reason }) => (
        <ItemRow key={id} icon={<SupportAgentOutlined />} title={reason} facts={[momentText(createdAt)]} />
      )}
    />
  );
}
