import type { SettingsValues } from '../../server/accounts/settings/schemas.ts';

/** How an account starts for the first time. `daily`: its comments a day if no limit is set. */
export type FirstStart = Pick<SettingsValues, 'review' | 'warmUp' | 'undoMinutes'> & { daily: number };
