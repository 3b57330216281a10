import { useEffect, useState } from 'react';
import type { Automation } from '../../server/automation/schemas.ts';
import { isSubscribed } from '../../server/users/schemas.ts';
import { useAccounts } from '../accounts/useAccounts.ts';
import { useActiveAccount } from '../activeAccount.ts';
import { api } from '../api.ts';
import { patchAccount } from '../eventCache.ts';
import { useEvents } from '../events.ts';
import { notify, notifyFailure } from '../notify.tsx';
import { queryClient, useMe, useSession } from '../session.ts';
import { allowed, edit, faultsOf, isDirty, openForm, reset, upgradeTo } from './dashboardModel.ts';
import { settingsKey, useSettingsForm } from './useSettingsForm.ts';

export type Action = 'reset' | 'pause' | 'start' | 'save';

/** Everything that the dashboard shows and does. */
export function useDashboard() {
  useEvents();
  const { userData } = useSession();
  const status = (useMe().data ?? userData)?.status ?? 'None';
  const accounts = useAccounts();
  const [active, setActive] = useActiveAccount();
  const known = accounts.accounts.some((account) => account.accountId === active);
  const wanted = known ? active : (accounts.accounts[0]?.accountId ?? null);
  const settings = useSettingsForm(wanted);
  const { form, setForm, accountId, dirty } = settings;
  const account = accounts.accounts.find((other) => other.accountId === accountId) ?? null;
  const running = account?.running ?? false;
  const [doing, setDoing] = useState<Action | null>(null);

  useEffect(() => {
    if (wanted !== null && wanted !== active) setActive(wanted);
  }, [wanted, active, setActive]);

  async function save(id: string): Promise<boolean> {
    const fault = Object.values(faultsOf(form.draft))[0];
    if (fault) {
      notify.error(fault);
      return false;
    }
    const sent = form.draft;
    try {
      const saved = openForm(id, await api.saveSettings(id, sent));
      queryClient.setQueryData(settingsKey(id), { accountId: id, ...saved.saved });
      // What was typed while the call was under way is still unsaved.
      setForm((now) => (now.accountId !== id ? now : isDirty({ ...now, saved: sent }) ? edit(saved, now.draft) : saved));
      return true;
    } catch (error) {
      notifyFailure(error, 'Failed to update settings');
      return false;
    }
  }

  function show({ accountId: id, running, state, nextActionAt }: Automation): void {
    patchAccount(queryClient, id, { running, state, nextActionAt });
  }

  const actions: Record<Action, (id: string) => Promise<void>> = {
    async save(id) {
      if (await save(id)) notify.success('Settings updated successfully!');
    },
    async start(id) {
      if (!(await save(id))) return;
      await api.startAutomation(id).then(
        (automation) => {
          show(automation);
          notify.success('Automation started successfully!');
        },
        (error) => notifyFailure(error, 'Failed to start automation'),
      );
    },
    async pause(id) {
      await api.stopAutomation(id).then(
        (automation) => {
          show(automation);
          notify.success('Automation paused!');
        },
        (error) => notifyFailure(error, 'Failed to pause automation'),
      );
    },
    async reset() {
      setForm(reset);
      notify.success('Automation reset!');
    },
  };

  const can = allowed({ status, accountId, running, busy: doing !== null || !settings.ready });

  async function act(action: Action): Promise<void> {
    if (!isSubscribed(status) && action !== 'pause') {
      notify.error(upgradeTo(action === 'start' ? 'start automation' : action === 'reset' ? 'reset settings' : 'save settings'));
      return;
    }
    if (!can[action] || accountId === null) return;
    setDoing(action);
    await actions[action](accountId).finally(() => setDoing(null));
  }

  return { status, accounts, account, running, settings, form, setForm, dirty, setActive, can, doing, act };
}

export type Dashboard = ReturnType<typeof useDashboard>;
