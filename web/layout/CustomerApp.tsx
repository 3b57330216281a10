import AddCommentOutlined from '@mui/icons-material/AddCommentOutlined';
import CreditCard from '@mui/icons-material/CreditCard';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import type { ComponentType, ReactNode } from 'react';
import { Resource } from 'react-admin';
import { StopBanner } from '../activity/StopBanner.tsx';
import { StopButton } from '../activity/StopButton.tsx';
import { useHasQueue } from '../review/useWaiting.ts';
import { ViewBanner } from '../viewAs/ViewBanner.tsx';
import { AdminFrame } from './AdminFrame.tsx';
import { HelpBox } from './HelpBox.tsx';
import type { Place } from './Navigation.tsx';
import { Shell } from './Shell.tsx';

const places: Place[] = [
  { to: '/dashboard', label: 'layout.places.dashboard', icon: <AddCommentOutlined /> },
  { to: '/linkedin-accounts', label: 'layout.places.accounts', icon: <PeopleAltOutlined /> },
  { to: '/comments-history', label: 'layout.places.comments', icon: <HistoryOutlined /> },
  { to: '/billing', label: 'layout.places.billing', icon: <CreditCard /> },
  { to: '/settings', label: 'layout.places.settings', icon: <SettingsOutlined /> },
];

const queue: Place = { to: '/review', label: 'review.title', icon: <RateReviewOutlined /> };
/** The specification has five; the queue is a place for those alone who have comments reviewed. */
const placesWithQueue = places.toSpliced(1, 0, queue);

function CustomerShell({ children }: { children: ReactNode }) {
  return (
    <Shell
      home="/dashboard"
      places={useHasQueue() ? placesWithQueue : places}
      aside={<HelpBox />}
      tools={<StopButton />}
      banner={
        <>
          <ViewBanner />
          <StopBanner />
        </>
      }
      hasSettings
    >
      {children}
    </Shell>
  );
}

type CustomerAppProps = { pages: ReactNode; lists: Record<string, ComponentType> };

/** Resources without a page of their own: an account's are on the dashboard, the invoices with the subscription. */
const elsewhere = ['settings', 'invoices'];

/** The customer's area; `pages` are the routes that App.tsx maps, `lists` what react-admin's resources show at their names. */
export function CustomerApp({ pages, lists }: CustomerAppProps) {
  return (
    <AdminFrame basename="" layout={CustomerShell}>
      {pages}
      {Object.entries(lists).map(([name, list]) => (
        <Resource key={name} name={name} list={list} />
      ))}
      {elsewhere.map((name) => (
        <Resource key={name} name={name} />
      ))}
    </AdminFrame>
  );
}
