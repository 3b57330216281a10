import { useState } from 'react';
import { useUpdate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { SettingsValues } from '../../server/accounts/settings/schemas.ts';
import type { Automation } from '../../server/automation/engine/schemas.ts';
import { isSubscribed, type UserStatus } from '../../server/identity/users/limits.ts';
import { api } from '../api.ts';
import { ApiError } from '../call.ts';
import { withOverlay } from '../components/overlayStore.ts';
import { patchAccount, refresh } from '../eventCache.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { meKey, meQuery } from '../me.ts';
import { notify, notifyFailure } from '../notify.tsx';
import { queryClient } from '../queryClient.ts';
import { allowed, valuesOf } from './dashboardModel.ts';
import { faultText, settingsRules } from './faultTexts.ts';
import type { SettingsRecord } from './settingsQuery.ts';
import type { Draft } from './useDraft.ts';
import { sourcesKey } from './useSources.ts';

export type Action = 'reset' | 'pause' | 'start' | 'save';

type Options = Pick<Draft, 'dirty' | 'wasSaved' | 'restore' | 'resume'> & {
  status: UserStatus;
  accountId: string | null;
  running: boolean;
  ready: boolean;
};

const upgradeTexts = {
  save: 'dashboard.toasts.upgradeToSave',
  start: 'dashboard.toasts.upgradeToStart',
  reset: 'dashboard.toasts.upgradeToReset',
} as const;

export function useActions({ status, accountId, running, ready, ...draft }: Options) {
  const { dirty, wasSaved, restore, resume } = draft;
  const t = useTranslate();
  const form = useFormContext<SettingsValues>();
  const [update] = useUpdate<SettingsRecord, Error>();
  const [doing, setDoing] = useState<Action | null>(null);
  const [resets, setResets] = useState(0);
  const can = allowed({ status, accountId, running, busy: doing !== null || !ready });

  function refuse(action: keyof typeof upgradeTexts): void {
    notify.error(t(upgradeTexts[action]));
  }

  /** Says what went wrong. A subscription may have ended while the page was open: it learns of that by what was pressed. */
  function tell(error: unknown, action: Action, otherwise: string): void {
    const hasEnded = error instanceof ApiError && error.code === 'subscription_required';
    if (!hasEnded || action === 'pause') {
      notifyFailure(error, otherwise);
      return;
    }
    refuse(action);
    void queryClient.invalidateQueries({ queryKey: meKey });
  }

  async function save(id: string, action: 'save' | 'start'): Promise<boolean> {
    const sent = structuredClone(valuesOf(form.getValues()));
    const { faultsOf } = await withOverlay(settingsRules);
    const [fault] = faultsOf(sent);
    if (fault) {
      notify.error(faultText(t, fault));
      await form.trigger(undefined, { shouldFocus: true });
      return false;
    }
    try {
      const answer = await withOverlay(() => update('settings', { id, data: sent }, { returnPromise: true }));
      const saved = valuesOf(answer as SettingsRecord);
      wasSaved(sent, saved);
      patchAccount(queryClient, id, { review: saved.review });
      void queryClient.invalidateQueries({ queryKey: [sourcesKey, id] });
      return true;
    } catch (error) {
      tell(error, action, t('dashboard.toasts.saveFailed'));
      return false;
    }
  }

  async function run(
    action: 'start' | 'pause',
    call: () => Promise<Automation>,
    done: () => void,
    failed: string,
  ): Promise<void> {
    try {
      const { accountId: id, running, state, nextActionAt } = await withOverlay(call);
      patchAccount(queryClient, id, { running, state, nextActionAt });
      // The engine may have gone on, and said so, before this answer came: what it answers is older than that.
      refresh(queryClient, 'linkedin-accounts');
      done();
    } catch (error) {
      tell(error, action, failed);
    }
  }

  /** With both limits at 0 nothing follows: that is no success to celebrate. */
  function started(): void {
    const text = t('dashboard.toasts.started');
    const { dailySearchComments, dailyMonitorComments } = form.getValues();
    if (dailySearchComments + dailyMonitorComments > 0) {
      notify.success(text);
      return;
    }
    notify.info(
      <span>
        <span>{text}</span>
        <small style={{ display: 'block', fontSize: 12, lineHeight: '16px', marginTop: 2 }}>
          {t('activity.warnings.limits_off')}
        </small>
      </span>,
    );
  }

  const actions: Record<Action, (id: string) => Promise<void>> = {
    async save(id) {
      if (await save(id, 'save')) notify.success(t('dashboard.toasts.saved'));
    },
    async start(id) {
      if (!(await save(id, 'start'))) return;
      await run('start', () => api.startAutomation(id), started, t('dashboard.toasts.startFailed'));
    },
    pause: (id) =>
      run(
        'pause',
        () => api.stopAutomation(id),
        () => notify.success(t('dashboard.toasts.paused')),
        t('dashboard.toasts.pauseFailed'),
      ),
    async reset() {
      // No call of its own would be refused. Without an answer, which nobody waits for, it holds what was known last.
      const asked = { ...meQuery(), staleTime: 0, retry: false, networkMode: 'always' } as const;
      const now = await queryClient.fetchQuery(asked).catch(() => null);
      if (now && !isSubscribed(now.status)) return refuse('reset');
      const wasDirty = dirty;
      const dropped = restore();
      setResets((count) => count + 1);
      if (!wasDirty) return notify.success(t('dashboard.toasts.reset'));
      notify.undoable(
        <span>{t('dashboard.toasts.reset')}</span>,
        t('dashboard.actions.undo'),
        (isUndo) => isUndo && resume(dropped),
      );
    },
  };

  async function saveNow(): Promise<boolean> {
    if (!can.save || accountId === null) return false;
    setDoing('save');
    return save(accountId, 'save').finally(() => setDoing(null));
  }

  async function act(action: Action): Promise<void> {
    if (!isSubscribed(status) && action !== 'pause') {
      refuse(action);
      return;
    }
    if (!can[action] || accountId === null) return;
    setDoing(action);
    await actions[action](accountId).finally(() => setDoing(null));
  }

  return { can, doing, act, saveNow, resets };
}

export type Actions = ReturnType<typeof useActions>;
