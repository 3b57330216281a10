import type { SettingsValues } from '../../server/accounts/settings/schemas.ts';
import type { FirstStart } from '../accountSettings/firstStart.ts';

/** Preselected in the browser. The API's defaults stay as they are. */
export const usualFirstStart: FirstStart = { review: true, daily: 5, warmUp: true, undoMinutes: 5 };

/** The settings that it changes. */
export const firstStartNames = [
  'review',
  'warmUp',
  'undoMinutes',
  'dailySearchComments',
  'dailyMonitorComments',
] as const;

type Limits = Pick<SettingsValues, 'dailySearchComments' | 'dailyMonitorComments'>;
type Sources = Pick<SettingsValues, 'searchUrls' | 'searchProfiles'>;

export const hasLimit = ({ dailySearchComments, dailyMonitorComments }: Limits): boolean =>
  dailySearchComments + dailyMonitorComments > 0;

/** The settings that a first start saves. Limits that are set stay; otherwise the sources share `daily`. */
export function withFirstStart(values: SettingsValues, { daily, ...chosen }: FirstStart): SettingsValues {
  return { ...values, ...chosen, ...(!hasLimit(values) && shared(daily, values)) };
}

function shared(daily: number, { searchUrls, searchProfiles }: Sources): Limits {
  const forSearches = searchProfiles.length === 0 ? daily : Math.ceil(daily / 2);
  const dailySearchComments = searchUrls.length === 0 ? 0 : forSearches;
  const dailyMonitorComments = searchProfiles.length === 0 ? 0 : daily - dailySearchComments;
  return { dailySearchComments, dailyMonitorComments };
}

/** Whether the engine has something to write about. */
export const canWrite = (values: SettingsValues): boolean =>
  (values.dailySearchComments > 0 && values.searchUrls.length > 0) ||
  (values.dailyMonitorComments > 0 && values.searchProfiles.length > 0);
