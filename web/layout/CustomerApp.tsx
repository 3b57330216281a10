import CreditCard from '@mui/icons-material/CreditCard';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import { Box, Typography } from '@mui/material';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { StopBanner } from '../activity/StopBanner.tsx';
import { StopButton } from '../activity/StopButton.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { UndoBar } from '../drafts/UndoBar.tsx';
import { useHasQueue, useWaiting } from '../drafts/useWaiting.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useOpenReplies } from '../inbox/useOpenReplies.ts';
import { useSession } from '../session.ts';
import { ViewBanner } from '../viewAs/ViewBanner.tsx';
import { currentWorkspace, enterWorkspace, hasChosenWorkspace } from '../workspace.ts';
import { AdminFrame } from './AdminFrame.tsx';
import { MemberShell } from './MemberShell.tsx';
import type { Place } from './Navigation.tsx';
import { OwnBell } from './OwnBell.tsx';
import { Shell } from './Shell.tsx';
import { useWorkspaces } from './useWorkspaces.ts';
import { WorkspaceChoices } from './WorkspaceChoices.tsx';

const places: Place[] = [
  { to: '/dashboard', label: 'layout.places.dashboard', icon: <SpaceDashboardOutlined /> },
  { to: '/linkedin-accounts', label: 'layout.places.accounts', icon: <PeopleAltOutlined /> },
  { to: '/comments-history', label: 'layout.places.comments', icon: <HistoryOutlined /> },
  { to: '/billing', label: 'layout.places.billing', icon: <CreditCard /> },
  { to: '/settings', label: 'layout.places.settings', icon: <SettingsOutlined /> },
];

const inbox: Place = { to: '/replies', label: 'replies.title', icon: <ForumOutlined /> };
const queue: Place = { to: '/review', label: 'review.title', icon: <RateReviewOutlined /> };

function OwnerShell() {
  useFirstWorkspace();
  const hasQueue = useHasQueue();
  const { count } = useWaiting();
  const { count: open } = useOpenReplies();
  return (
    <Shell
      home="/dashboard"
      // Only users who review comments see the queue.
      places={places.toSpliced(1, 0, ...(hasQueue ? [{ ...queue, count }] : []), { ...inbox, count: open })}
      aside={<HelpBox />}
      tools={
        <>
          <StopButton />
          <OwnBell />
        </>
      }
      banner={
        <>
          <ViewBanner />
          <StopBanner />
          <UndoBar />
        </>
      }
      hasSettings
      userMenu={{ choices: <WorkspaceChoices /> }}
    >
      <Outlet />
    </Shell>
  );
}

export function CustomerApp() {
  const workspace = currentWorkspace();
  // The session can end before the router redirects.
  if (useSession().userData?.role !== 'user') return null;
  return (
    <AdminFrame basename="">
      {workspace ? (
        <MemberShell workspace={workspace} aside={<HelpBox />}>
          <Outlet />
        </MemberShell>
      ) : (
        <OwnerShell />
      )}
    </AdminFrame>
  );
}

/** On a new device, a person without anything of their own starts in the workspace that they joined. */
function useFirstWorkspace(): void {
  const { userData, view } = useSession();
  const hasOwn = userData?.status !== 'None' || userData.linkedinAccounts.length > 0;
  const asks = !hasOwn && !view && !hasChosenWorkspace();
  const { data } = useWorkspaces(asks);
  const joined = data?.find(({ role }) => role !== 'owner');
  useEffect(() => {
    if (asks && joined) enterWorkspace(joined);
  }, [asks, joined]);
}

function HelpBox() {
  const t = useTranslate('layout.help');
  return (
    <Box sx={{ border: 1, borderColor: 'line', borderRadius: '10px', p: 3, bgcolor: 'background.paper' }}>
      <Typography variant="subtitle2">{t('title')}</Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>
        {t('text')}
      </Typography>
      <Typography variant="body2" component="div">
        <TextLink to="/help">{t('open')}</TextLink>
      </Typography>
    </Box>
  );
}
