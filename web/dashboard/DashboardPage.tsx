import { useEventStream } from '../events.ts';
import { useStatus } from '../me.ts';
import { Dashboard } from './Dashboard.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { useOpenAccount } from './useOpenAccount.ts';
import { useSettings } from './useSettings.ts';
import { useTab } from './useTab.ts';

export function DashboardPage() {
  useEventStream();
  const status = useStatus();
  const open = useOpenAccount();
  const tabs = useTab();
  const settings = useSettings(open.accountId);
  return (
    <SettingsForm key={open.accountId} saved={settings.saved}>
      <Dashboard status={status} open={open} settings={settings} tabs={tabs} />
    </SettingsForm>
  );
}
