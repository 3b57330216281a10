import { useEventStream } from '../events.ts';
import { useMe } from '../me.ts';
import { useSession } from '../session.ts';
import { Dashboard } from './Dashboard.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { useOpenAccount } from './useOpenAccount.ts';
import { useSettings } from './useSettings.ts';
import { useTab } from './useTab.ts';

export function DashboardPage() {
  useEventStream();
  const { userData } = useSession();
  const status = (useMe().data ?? userData)?.status ?? 'None';
  const open = useOpenAccount();
  const tabs = useTab();
  const settings = useSettings(open.accountId);
  return (
    <SettingsForm key={open.accountId} saved={settings.saved}>
      <Dashboard status={status} open={open} settings={settings} tabs={tabs} />
    </SettingsForm>
  );
}
