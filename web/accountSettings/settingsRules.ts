import { SettingsPayload, type SettingsValues } from '../../server/accounts/settings/schemas.ts';
import { valuesOf } from './settingsValues.ts';

// Loaded at the first check, because the schemas bring zod.

export interface Fault {
  /** Of the field, without list positions: `timing.timezone`, `searchUrls`, `prompt`. */
  path: string;
  code: string;
  entry: boolean;
}

export function faultsOf(draft: SettingsValues): Fault[] {
  const faults = new Map<string, Fault>();
  for (const { path, code } of SettingsPayload.safeParse(valuesOf(draft)).error?.issues ?? []) {
    const field = path.filter((part) => typeof part === 'string').join('.');
    if (!faults.has(field))
      faults.set(field, { path: field, code, entry: path.some((part) => typeof part === 'number') });
  }
  return [...faults.values()];
}
