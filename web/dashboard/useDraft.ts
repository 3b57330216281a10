import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { SettingsValues } from '../../server/accounts/settings/schemas.ts';
import { isDirty, valuesOf } from './dashboardModel.ts';

/** Compares the form with the saved settings, and follows the server while nothing is changed. */
export function useDraft(saved: SettingsValues) {
  const { getValues, reset, subscribe } = useFormContext<SettingsValues>();
  const [base, setBase] = useState(saved);
  const [dirty, setDirty] = useState(false);
  // Not the state: the form says that it has changed before that has.
  const compared = useRef(saved);

  const compare = useCallback(() => setDirty(isDirty(compared.current, valuesOf(getValues()))), [getValues]);
  // Typed text shows before the page marks it as unsaved.
  const callback = useCallback(() => startTransition(compare), [compare]);
  useEffect(() => subscribe({ formState: { values: true }, callback }), [subscribe, callback]);

  const adopt = useCallback(
    (values: SettingsValues, keepTyped: boolean) => {
      compared.current = values;
      setBase(values);
      if (!keepTyped) reset(values);
      compare();
    },
    [reset, compare],
  );

  useEffect(() => {
    if (!dirty && compared.current !== saved) adopt(saved, false);
  }, [dirty, saved, adopt]);

  return {
    base,
    dirty,
    /** Text typed during the call is still unsaved. */
    wasSaved: (sent: SettingsValues, answer: SettingsValues) =>
      adopt(answer, isDirty(sent, valuesOf(getValues()))),
    /** Back to what was saved. Answers with what was dropped. */
    restore(): SettingsValues {
      const dropped = structuredClone(valuesOf(getValues()));
      reset(compared.current);
      return dropped;
    },
    resume: (dropped: SettingsValues) => reset(dropped),
  };
}

export type Draft = ReturnType<typeof useDraft>;
