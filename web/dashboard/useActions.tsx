import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useUpdate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import type { SettingsValues } from '../../server/accounts/settings/schemas.ts';
import type { Automation } from '../../server/automation/controls/schemas.ts';
import { isSubscribed, type UserStatus } from '../../server/identity/users/limits.ts';
import type { FirstStart } from '../accountSettings/firstStart.ts';
import type { SettingsRecord } from '../accountSettings/settingsQuery.ts';
import { settingsRules } from '../accountSettings/settingsResolver.ts';
import { isSame, valuesOf } from '../accountSettings/settingsValues.ts';
import { sourcesKey } from '../accountSettings/useSources.ts';
import { api } from '../api.ts';
import { ApiError } from '../call.ts';
import { withOverlay } from '../components/overlayStore.ts';
import { useAction } from '../components/useAction.ts';
import { patchAccount, refresh } from '../eventCache.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { meKey, meQuery } from '../me.ts';
import { notify, notifyFailure } from '../notify.tsx';
import { queryClient } from '../queryClient.ts';
import { allowed } from './dashboardModel.ts';
import { firstStartNames, withFirstStart } from './firstStartModel.ts';

export type Action = 'reset' | 'pause' | 'start' | 'save';

type Options = {
  status: UserStatus;
  accountId: string | null;
  running: boolean;
  saved: SettingsValues;
  ready: boolean;
  /** Null after the first start. */
  firstStart: FirstStart | null;
  onFirstStart: (values: SettingsValues) => void;
};

/** The form follows the saved settings while it has no changes. */
export function useActions(options: Options) {
  const { status, accountId, running, saved, ready, firstStart, onFirstStart } = options;
  const t = useTranslate();
  const { getValues, reset, setValue, trigger } = useFormContext<SettingsValues>();
  const { isDirty } = useFormState<SettingsValues>();
  const [base, setBase] = useState(saved);
  const [update] = useUpdate<SettingsRecord, Error>();
  const [doing, setDoing] = useState<Action | null>(null);
  const [resets, setResets] = useState(0);
  const can = allowed({ status, accountId, running, busy: doing !== null || !ready });
  const values = () => structuredClone(valuesOf(getValues()));

  useEffect(() => {
    if (isDirty) return;
    setBase(saved);
    reset(saved);
  }, [isDirty, saved, reset]);

  function notifyProblem(error: unknown, action: 'save' | 'start', failed: string) {
    const hasEnded = error instanceof ApiError && error.code === 'subscription_required';
    if (!hasEnded) return notifyFailure(error, failed);
    notify.error(t(`dashboard.upgrade.${action}`));
    void queryClient.invalidateQueries({ queryKey: meKey });
  }

  async function save(id: string, action: 'save' | 'start'): Promise<boolean> {
    const sent = values();
    const { faultsOf } = await withOverlay(settingsRules);
    const [fault] = faultsOf(sent);
    if (fault) {
      notify.error(fault.message);
      await trigger(undefined, { shouldFocus: true });
      return false;
    }
    return !(await saving.submit({ id, sent, action }));
  }

  const saving = useAction({
    async run({ id, sent }: { id: string; sent: SettingsValues; action: 'save' | 'start' }) {
      const answer = valuesOf(
        (await update('settings', { id, data: sent }, { returnPromise: true })) as SettingsRecord,
      );
      setBase(answer);
      // Text typed during the call is still unsaved.
      reset(answer, isSame(sent, values()) ? {} : { keepValues: true, keepDirty: true });
      patchAccount(queryClient, id, { review: answer.review, undoMinutes: answer.undoMinutes });
      void queryClient.invalidateQueries({ queryKey: [sourcesKey, id] });
    },
    failed: t('dashboard.toasts.saveFailed'),
    onError: (error, failed, { action }) => notifyProblem(error, action, failed),
  });
  const starting = useAction({
    run: (id: string) => api.startAutomation(id).then(patch),
    failed: t('dashboard.toasts.startFailed'),
    onError: (error, failed) => notifyProblem(error, 'start', failed),
  });
  const pausing = useAction({
    run: (id: string) => api.stopAutomation(id).then(patch),
    done: t('dashboard.toasts.paused'),
    failed: t('dashboard.toasts.pauseFailed'),
  });

  const resetting = useAction({
    async run() {
      const dropped = isDirty ? values() : null;
      restore();
      setResets((count) => count + 1);
      return dropped;
    },
    done: t('dashboard.toasts.reset'),
    undo: (dropped) => (dropped ? () => reset(dropped, { keepDefaultValues: true }) : undefined),
    failed: '',
    isUncovered: true,
  });

  function patch({ accountId, running, state, nextActionAt }: Automation): void {
    patchAccount(queryClient, accountId, { running, state, nextActionAt });
    // An engine event that came before this answer may be newer.
    refresh(queryClient, 'linkedin-accounts');
  }

  /** With both limits at 0 no comment will follow, so this is not shown as a success. */
  function started() {
    const text = t('dashboard.toasts.started');
    const { dailySearchComments, dailyMonitorComments } = getValues();
    if (dailySearchComments + dailyMonitorComments > 0) return notify.success(text);
    notify.info(
      <span>
        <span>{text}</span>
        <small style={{ display: 'block', fontSize: 12, lineHeight: '16px', marginTop: 2 }}>
          {t('activity.warnings.limits_off')}
        </small>
      </span>,
    );
  }

  const restore = () => reset(base);

  const actions: Record<Action, (id: string) => Promise<void>> = {
    async save(id) {
      if (await save(id, 'save')) notify.success(t('dashboard.toasts.saved'));
    },
    async start(id) {
      const wanted = firstStart && withFirstStart(values(), firstStart);
      if (wanted) for (const name of firstStartNames) setValue(name, wanted[name], { shouldDirty: true });
      if (!(await save(id, 'start')) || (await starting.submit(id))) return;
      started();
      if (wanted) onFirstStart(wanted);
    },
    async pause(id) {
      await pausing.submit(id);
    },
    async reset() {
      // A reset makes no call that checks the subscription, so it is fetched. Offline, the cache counts.
      const asked = { ...meQuery(), staleTime: 0, retry: false, networkMode: 'always' } as const;
      const now = await queryClient.fetchQuery(asked).catch(() => null);
      if (now && !isSubscribed(now.status)) return notify.error(t('dashboard.upgrade.reset'));
      await resetting.submit();
    },
  };

  async function saveNow(): Promise<boolean> {
    if (!can.save || accountId === null) return false;
    setDoing('save');
    return save(accountId, 'save').finally(() => setDoing(null));
  }
  // Stable, because the settings panels are memoized.
  const latest = useRef(saveNow);
  useEffect(() => {
    latest.current = saveNow;
  });

  async function act(action: Action): Promise<void> {
    if (!isSubscribed(status) && action !== 'pause') return notify.error(t(`dashboard.upgrade.${action}`));
    if (!can[action] || accountId === null) return;
    setDoing(action);
    await actions[action](accountId).finally(() => setDoing(null));
  }

  return {
    /** The saved settings that the form is compared with. */
    base,
    // Deferred, so that typed text shows before the page marks it as unsaved.
    dirty: useDeferredValue(isDirty),
    can,
    doing,
    act,
    saveNow: useCallback(() => latest.current(), []),
    restore,
    resets,
  };
}

export type Actions = ReturnType<typeof useActions>;
