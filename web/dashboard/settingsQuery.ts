import type { Settings } from '../../server/accounts/settings/schemas.ts';
import { dataProvider } from '../dataProvider.ts';

export type SettingsRecord = Settings & { id: string };

/** To prefetch them, under the key that react-admin looks for. */
export const settingsQuery = (accountId: string) => ({
  queryKey: ['settings', 'getOne', { id: accountId }],
  queryFn: async () => (await dataProvider.getOne<SettingsRecord>('settings', { id: accountId })).data,
});
