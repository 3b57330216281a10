import { expect } from 'vitest';
import { type SettingsPayload, weekdays } from '../../../server/accounts/settings/schemas.ts';
import type { TestServer } from '../../support/server.ts';

const search = 'https://www.linkedin.com/search/results/content/?keywords=design';
export const timing = {
  fromTime: '09:00',
  toTime: '17:00',
  timezone: 'Europe/London',
  timeBetweenComments: [20],
  activeDays: [...weekdays],
};

/** Customers and the schedules of their accounts. */
export function planWorld(server: () => TestServer) {
  return {
    async someone(change: Partial<SettingsPayload> = {}) {
      const { token, userId } = await server().signUp({ trialDays: 500 });
      const accountId = await server().connect(token);
      const saved = await server().saveSettings(token, accountId, {
        timing,
        searchUrls: [search],
        dailySearchComments: 3,
        ...change,
      });
      expect(saved.status).toBe(200);
      const plan = async (date?: string) =>
        server().call(
          'GET',
          `/api/automation/plan?accountId=${accountId}${date === undefined ? '' : `&date=${date}`}`,
          { token },
        );
      const start = () => server().call('POST', '/api/automation/start', { token, json: { accountId } });
      const warnings = async (date?: string) =>
        ((await plan(date)).body.warnings as { code: string; message: string }[]).map(
          ({ code, message }) => `${code}: ${message}`,
        );
      return { token, userId, accountId, plan, start, warnings };
    },
  };
}
