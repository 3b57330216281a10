import { type FieldErrors, type Resolver, set } from 'react-hook-form';
import { limits } from '../../server/accounts/settings/limits.ts';
import type { SettingsValues } from '../../server/accounts/settings/schemas.ts';
import type { TextName } from '../i18n/textNames.ts';
import type { Translate } from '../i18n/useTranslate.ts';
import type { Fault } from './settingsRules.ts';

type Named = [name: TextName, maximum?: number, minimum?: number];
const time: Named = ['dashboard.faults.time'];
const perDay: Named = ['dashboard.faults.perDay', limits.commentsPerDay];
const intervalLow: Named = ['dashboard.faults.intervalLow'];

/** By `field`, `field entry`, `field code` or `field entry code`. */
const texts: Record<string, Named> = {
  'timing.fromTime': time,
  'timing.toTime': time,
  'timing.timezone': ['dashboard.faults.zone'],
  'timing.timeBetweenComments': ['dashboard.faults.intervalsNone'],
  'timing.timeBetweenComments too_big': ['dashboard.faults.intervalsMany', limits.intervals],
  'timing.timeBetweenComments entry': intervalLow,
  'timing.timeBetweenComments entry too_big': ['dashboard.faults.intervalHigh', limits.intervalMinutes],
  dailySearchComments: perDay,
  dailyMonitorComments: perDay,
  searchUrls: ['dashboard.faults.searchesMany', limits.searchUrls],
  'searchUrls entry': ['dashboard.searches.invalid'],
  searchProfiles: ['dashboard.faults.profilesMany', limits.searchProfiles],
  'searchProfiles entry': ['dashboard.monitors.invalid'],
  'choice.oldestPostDays': ['dashboard.faults.days', limits.oldestPostDays, 1],
  'choice.sameAuthorDays': ['dashboard.faults.days', limits.sameAuthorDays, 0],
  undoMinutes: ['dashboard.faults.days', limits.undoMinutes, 0],
  'choice.avoidPeople': ['dashboard.faults.entries', limits.avoidPeople],
  'choice.avoidPeople custom': ['dashboard.monitors.invalid'],
  'choice.avoidCompanies': ['dashboard.faults.entries', limits.avoidCompanies],
  'choice.avoidCompanies custom': ['dashboard.monitors.invalid'],
  'choice.avoidWords': ['dashboard.faults.entries', limits.avoidWords],
  'choice.languages': ['dashboard.faults.languages', limits.languages],
  prompt: ['dashboard.faults.prompt', limits.prompt],
};

export function faultText(t: Translate, { path, code, entry }: Fault): string {
  const field = entry && texts[`${path} entry`] ? `${path} entry` : path;
  const [name, maximum, minimum] = texts[`${field} ${code}`] ??
    texts[field] ?? ['dashboard.toasts.saveFailed'];
  return t(name, { ...(maximum !== undefined && { maximum }), ...(minimum !== undefined && { minimum }) });
}

type Rules = Pick<typeof import('./settingsRules.ts'), 'faultsOf'>;

/** If they fail to load, only the server checks. */
export const settingsRules = (): Promise<Rules> =>
  import('./settingsRules.ts').catch(() => ({ faultsOf: () => [] }));

export const settingsResolver =
  (t: Translate): Resolver<SettingsValues> =>
  async (values) => {
    const { faultsOf } = await settingsRules();
    const faults = faultsOf(values);
    if (faults.length === 0) return { values, errors: {} };
    const errors: FieldErrors<SettingsValues> = {};
    for (const fault of faults) set(errors, fault.path, { type: 'zod', message: faultText(t, fault) });
    return { values: {}, errors };
  };
