import { Route } from 'react-router-dom';
import { SettingsForm } from '../accountSettings/SettingsForm.tsx';
import { useEventStream } from '../events.ts';
import { useStatus } from '../me.ts';
import { Dashboard } from './Dashboard.tsx';
import { useOpenAccount, useSettings, useTab } from './usePage.ts';

function DashboardPage() {
  useEventStream();
  const open = useOpenAccount();
  const tabs = useTab(open);
  const settings = useSettings(open.accountId);
  return (
    <SettingsForm key={open.accountId} saved={settings.saved}>
      <Dashboard status={useStatus()} open={open} settings={settings} tabs={tabs} />
    </SettingsForm>
  );
}

/** The settings of an account have no list: the page shows those of the active one. */
export const settings = {
  name: 'settings',
  recordRepresentation: 'accountId',
  children: <Route path="*" element={<DashboardPage />} />,
};
