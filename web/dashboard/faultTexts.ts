import type { FieldErrors, Resolver } from 'react-hook-form';
import { limits } from '../../server/accounts/settings/limits.ts';
import type { SettingsValues } from '../../server/accounts/settings/schemas.ts';
import type { Translate } from '../i18n/useTranslate.ts';
import type { Fault } from './settingsRules.ts';

export function faultText(t: Translate, { path, code, entry }: Fault): string {
  switch (path) {
    case 'timing.fromTime':
    case 'timing.toTime':
      return t('dashboard.faults.time');
    case 'timing.timezone':
      return t('dashboard.faults.zone');
    case 'timing.timeBetweenComments':
      if (entry && code === 'too_big')
        return t('dashboard.faults.intervalHigh', { maximum: limits.intervalMinutes });
      if (entry) return t('dashboard.faults.intervalLow');
      if (code === 'too_big') return t('dashboard.faults.intervalsMany', { maximum: limits.intervals });
      return t('dashboard.faults.intervalsNone');
    case 'dailySearchComments':
    case 'dailyMonitorComments':
      return t('dashboard.faults.perDay', { maximum: limits.commentsPerDay });
    case 'searchUrls':
      return entry
        ? t('dashboard.searches.invalid')
        : t('dashboard.faults.searchesMany', { maximum: limits.searchUrls });
    case 'searchProfiles':
      return entry
        ? t('dashboard.monitors.invalid')
        : t('dashboard.faults.profilesMany', { maximum: limits.searchProfiles });
    case 'choice.oldestPostDays':
      return t('dashboard.faults.days', { minimum: 1, maximum: limits.oldestPostDays });
    case 'choice.sameAuthorDays':
      return t('dashboard.faults.days', { minimum: 0, maximum: limits.sameAuthorDays });
    case 'choice.avoidPeople':
    case 'choice.avoidCompanies':
    case 'choice.avoidWords': {
      const list = path.slice('choice.'.length) as 'avoidPeople' | 'avoidCompanies' | 'avoidWords';
      return t('dashboard.faults.entries', { maximum: limits[list] });
    }
    case 'choice.languages':
      return t('dashboard.faults.languages', { maximum: limits.languages });
    case 'prompt':
      return t('dashboard.faults.prompt', { maximum: limits.prompt });
    default:
      return t('dashboard.toasts.saveFailed');
  }
}

type Rules = Pick<typeof import('./settingsRules.ts'), 'faultsOf' | 'whyNotMinutes'>;
/** Where they can't be had, the server is the one that checks. */
const noRules: Rules = { faultsOf: () => [], whyNotMinutes: () => null };

export const settingsRules = (): Promise<Rules> => import('./settingsRules.ts').catch(() => noRules);

export const settingsResolver =
  (t: Translate): Resolver<SettingsValues> =>
  async (values) => {
    const { faultsOf } = await settingsRules();
    const faults = faultsOf(values);
    if (faults.length === 0) return { values, errors: {} };
    const errors: Record<string, unknown> = {};
    for (const fault of faults) {
      const [field = '', inner] = fault.path.split('.');
      const error = { type: 'zod', message: faultText(t, fault) };
      errors[field] = inner === undefined ? error : { ...(errors[field] as object), [inner]: error };
    }
    return { values: {}, errors: errors as FieldErrors<SettingsValues> };
  };
