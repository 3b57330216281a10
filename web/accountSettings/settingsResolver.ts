import { type FieldErrors, type Resolver, set } from 'react-hook-form';
import type { SettingsValues } from '../../server/accounts/settings/schemas.ts';

type Rules = Pick<typeof import('./settingsRules.ts'), 'faultsOf'>;

/** If they fail to load, only the server checks. */
export const settingsRules = (): Promise<Rules> =>
  import('./settingsRules.ts').catch(() => ({ faultsOf: () => [] }));

export const settingsResolver: Resolver<SettingsValues> = async (values) => {
  const { faultsOf } = await settingsRules();
  const faults = faultsOf(values);
  if (faults.length === 0) return { values, errors: {} };
  const errors: FieldErrors<SettingsValues> = {};
  for (const { path, message } of faults) set(errors, path, { type: 'zod', message });
  return { values: {}, errors };
};
