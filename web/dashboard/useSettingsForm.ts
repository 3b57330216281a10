import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../api.ts';
import { type Form, isDirty, openForm } from './dashboardModel.ts';

export const settingsKey = (accountId: string | null) => ['settings', accountId] as const;

/**
 * The form of the account that is wanted. With unsaved changes it stays with the account that they belong to, and says so by
 * `abandoning`, until they are saved, dropped, or the first account is wanted again.
 */
export function useSettingsForm(wanted: string | null) {
  const [form, setForm] = useState<Form>(() => openForm(null));
  const dirty = form.accountId !== null && isDirty(form);
  const accountId = dirty ? form.accountId : wanted;
  const settings = useQuery({
    queryKey: settingsKey(accountId),
    queryFn: ({ signal }) => api.getSettings(accountId ?? '', { signal }),
    enabled: accountId !== null,
  });
  const { data, isError } = settings;

  useEffect(() => {
    if (dirty) return;
    if (accountId === null) setForm((old) => (old.accountId === null ? old : openForm(null)));
    else if (data) setForm(openForm(accountId, data));
    else if (isError) setForm((old) => (old.accountId === accountId ? old : openForm(accountId)));
  }, [accountId, data, dirty, isError]);

  return {
    form,
    setForm,
    accountId,
    dirty,
    abandoning: dirty && wanted !== null && wanted !== form.accountId,
    ready: form.accountId === accountId,
    /** Shown are the defaults, because what was saved can't be fetched. */
    failed: isError && !data,
    error: settings.error,
    refetch: settings.refetch,
    refetching: settings.isFetching,
  };
}
