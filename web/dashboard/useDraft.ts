import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { SettingsValues } from '../../server/settings/schemas.ts';
import { isDirty, valuesOf } from './dashboardModel.ts';

/** The settings in the form beside those that were last saved. Follows the server as long as nothing has been changed here. */
export function useDraft(saved: SettingsValues) {
  const form = useFormContext<SettingsValues>();
  const draft = valuesOf(useWatch({ control: form.control }) as SettingsValues);
  const [base, setBase] = useState(saved);
  const dirty = isDirty(base, draft);
  const { reset } = form;

  useEffect(() => {
    if (dirty || !isDirty(base, saved)) return;
    setBase(saved);
    reset(saved);
  }, [dirty, base, saved, reset]);

  /** What was typed while the call was under way is still unsaved. */
  function wasSaved(sent: SettingsValues, answer: SettingsValues): void {
    setBase(answer);
    if (!isDirty(sent, valuesOf(form.getValues()))) reset(answer);
  }

  return { base, draft, dirty, wasSaved, restore: () => reset(base) };
}

export type Draft = ReturnType<typeof useDraft>;
