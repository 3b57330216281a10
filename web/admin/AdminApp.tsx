import { lazy } from 'react';
import { CoreAdminUI, CustomRoutes, Resource } from 'react-admin';
import { Navigate, Route } from 'react-router-dom';
import { AdminFrame } from '../layout/AdminFrame.tsx';
import { NotFound } from '../layout/NotFound.tsx';
import { useSession } from '../session.ts';
import { AdminShell } from './AdminShell.tsx';
import { audit } from './audit/index.tsx';
import { campaigns } from './campaigns/index.tsx';
import { load } from './load.ts';
import { plans } from './plans/index.tsx';
import { users } from './users/index.tsx';
import { UserList } from './users/UserList.tsx';

const SecurityPage = lazy(() => load.security().then((m) => ({ default: m.SecurityPage })));
const OperationsPage = lazy(() => load.operations().then((m) => ({ default: m.OperationsPage })));

/** Pages below /admin. The specification puts the list of users at /admin/dashboard. */
export function AdminApp() {
  // The session can end a moment before the router leaves.
  if (useSession().userData?.role !== 'admin') return null;
  return (
    <AdminFrame basename="/admin">
      <CoreAdminUI layout={AdminShell} catchAll={NotFound} disableTelemetry>
        <CustomRoutes>
          <Route path="/dashboard" element={<UserList />} />
          <Route path="/users" element={<Navigate to="/admin/dashboard" replace />} />
          <Route path="/security" element={<SecurityPage />} />
          <Route path="/operations/:part?" element={<OperationsPage />} />
        </CustomRoutes>
        <Resource {...users} />
        <Resource {...audit} />
        <Resource {...plans} />
      </CoreAdminUI>
    </AdminFrame>
  );
}

/** Pages below /campaigns, which the specification puts outside of /admin. */
export function CampaignsApp() {
  if (useSession().userData?.role !== 'admin') return null;
  return (
    <AdminFrame basename="">
      <AdminShell>
        <Resource {...campaigns} />
      </AdminShell>
    </AdminFrame>
  );
}
