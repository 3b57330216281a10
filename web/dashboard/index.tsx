import { Route } from 'react-router-dom';
import { DashboardPage } from './DashboardPage.tsx';

/** The settings of an account have no list: the page shows those of the active one. */
export const settings = {
  name: 'settings',
  recordRepresentation: 'accountId',
  children: <Route path="*" element={<DashboardPage />} />,
};
