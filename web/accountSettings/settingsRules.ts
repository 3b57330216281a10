import { SettingsPayload, type SettingsValues } from '../../server/accounts/settings/schemas.ts';
import { sentenceOfFault } from '../../server/texts/sentence.ts';
import { translated } from '../i18n/translated.ts';
import { valuesOf } from './settingsValues.ts';

// Loaded at the first check, because the schemas bring zod.

/** `path` has no list positions: `timing.timezone`, `searchUrls`, `prompt`. */
export type Fault = { path: string; message: string };

/** The first fault of each field, in the current language. */
export function faultsOf(draft: SettingsValues): Fault[] {
  const faults = new Map<string, Fault>();
  for (const issue of SettingsPayload.safeParse(valuesOf(draft)).error?.issues ?? []) {
    const path = issue.path.filter((part) => typeof part === 'string').join('.');
    if (!faults.has(path)) faults.set(path, { path, message: translated(sentenceOfFault(issue.message)) });
  }
  return [...faults.values()];
}
