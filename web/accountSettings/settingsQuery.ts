import type { Settings } from '../../server/accounts/settings/schemas.ts';
import { dataProvider } from '../dataProvider.ts';

export type SettingsRecord = Settings & { id: string };

/** With the key of react-admin's `useGetOne`. */
export const settingsQuery = (accountId: string) => ({
  queryKey: ['settings', 'getOne', { id: accountId }],
  queryFn: async () => (await dataProvider.getOne<SettingsRecord>('settings', { id: accountId })).data,
});
