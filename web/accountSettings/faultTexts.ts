import { type FieldErrors, type Resolver, set } from 'react-hook-form';
import { boundsOf, settingFields, targetingFields } from '../../server/accounts/settings/fields.ts';
import { limits } from '../../server/accounts/settings/limits.ts';
import type { SettingsValues } from '../../server/accounts/settings/schemas.ts';
import type { TextName } from '../i18n/texts.ts';
import type { Translate } from '../i18n/useTranslate.ts';
import type { Fault } from './settingsRules.ts';

type Named = [name: TextName, maximum?: number];
const time: Named = ['dashboard.faults.time'];
const intervalLow: Named = ['dashboard.faults.intervalLow'];

/** Of what is no number. By `field`, `field entry`, `field code` or `field entry code`. */
const texts: Record<string, Named> = {
  'timing.fromTime': time,
  'timing.toTime': time,
  'timing.timezone': ['dashboard.faults.zone'],
  'timing.timeBetweenComments': ['dashboard.faults.intervalsNone'],
  'timing.timeBetweenComments too_big': ['dashboard.faults.intervalsMany', limits.intervals],
  'timing.timeBetweenComments entry': intervalLow,
  'timing.timeBetweenComments entry too_big': ['dashboard.faults.intervalHigh', limits.intervalMinutes],
  searchUrls: ['dashboard.faults.searchesMany', settingFields.searchUrls.most],
  'searchUrls entry': ['dashboard.searches.invalid'],
  searchProfiles: ['dashboard.faults.profilesMany', settingFields.searchProfiles.most],
  'searchProfiles entry': ['dashboard.monitors.invalid'],
  'choice.avoidPeople': ['dashboard.faults.entries', targetingFields.avoidPeople.most],
  'choice.avoidPeople custom': ['dashboard.monitors.invalid'],
  'choice.avoidCompanies': ['dashboard.faults.entries', targetingFields.avoidCompanies.most],
  'choice.avoidCompanies custom': ['dashboard.monitors.invalid'],
  'choice.avoidWords': ['dashboard.faults.entries', targetingFields.avoidWords.most],
  'choice.languages': ['dashboard.faults.languages', targetingFields.languages.most],
  prompt: ['dashboard.faults.prompt', settingFields.prompt.most],
};

export function faultText(t: Translate, { path, code, entry }: Fault): string {
  const bounds = boundsOf(path);
  if (bounds) return t('dashboard.faults.number', { minimum: bounds.least, maximum: bounds.most });
  const field = entry && texts[`${path} entry`] ? `${path} entry` : path;
  const [name, maximum] = texts[`${field} ${code}`] ?? texts[field] ?? ['dashboard.toasts.saveFailed'];
  return t(name, maximum === undefined ? {} : { maximum });
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
