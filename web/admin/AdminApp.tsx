import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { AdminFrame } from '../layout/AdminFrame.tsx';
import { NotFound } from '../layout/NotFound.tsx';
import { useSession } from '../session.ts';
import { AdminShell } from './AdminShell.tsx';
import { load } from './load.ts';
// Where an admin arrives: it comes with what stands around it.
import { UserList } from './users/UserList.tsx';

const AuditPage = lazy(() => load.audit().then((m) => ({ default: m.AuditPage })));
const UserPage = lazy(() => load.user().then((m) => ({ default: m.UserPage })));
const CampaignList = lazy(() => load.campaigns().then((m) => ({ default: m.CampaignList })));
const CampaignPage = lazy(() => load.campaign().then((m) => ({ default: m.CampaignPage })));
const OperationsPage = lazy(() => load.operations().then((m) => ({ default: m.OperationsPage })));
const PlanList = lazy(() => load.plans().then((m) => ({ default: m.PlanList })));

/** What is below /admin: a page is one line here, one in load.ts and, where the menu leads to it, one in places.tsx. */
export function AdminApp() {
  // The session can end a moment before the router leaves.
  if (useSession().userData?.role !== 'admin') return null;
  return (
    <AdminFrame basename="/admin" layout={AdminShell}>
      <Routes>
        <Route path="/dashboard" element={<UserList />} />
        <Route path="/users/:id/:part?" element={<UserPage />} />
        <Route path="/audit" element={<AuditPage />} />
        <Route path="/plans" element={<PlanList />} />
        <Route path="/operations/:part?" element={<OperationsPage />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </AdminFrame>
  );
}

/** What is below /campaigns, which the specification has outside of /admin. */
export function CampaignsApp() {
  if (useSession().userData?.role !== 'admin') return null;
  return (
    <AdminFrame basename="/campaigns" layout={AdminShell}>
      <Routes>
        <Route path="/" element={<CampaignList />} />
        <Route path="/:id" element={<CampaignPage />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </AdminFrame>
  );
}
