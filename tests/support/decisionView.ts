import { defaultSettings, type SettingsValues, weekdays } from '../../server/accounts/settings/schemas.ts';
import type { Decidable } from '../../server/automation/decide/nextStep.ts';
import { states } from '../../server/automation/decide/states.ts';

export type ViewChange = {
  settings?: Partial<SettingsValues>;
  automation?: Partial<Decidable['automation']>;
} & Partial<Pick<Decidable, 'drafts' | 'used' | 'resting' | 'hasOpen' | 'lookAt'>> & { connectedAt?: number };

/** A running account of a paying user with nothing used yet: what the pure decisions need of its rows. */
export function decisionView({
  settings,
  automation,
  connectedAt = 0,
  ...change
}: ViewChange = {}): Decidable {
  const account = { accountId: 'account', userId: 'ada', status: 'Connected', removedAt: null };
  const rest = states.paused();
  const view = {
    account: { ...account, createdAt: connectedAt },
    automation: { running: true, notBefore: 0, intervalIndex: 0, ...rest, dueAt: 0, ...automation },
    user: { id: 'ada', status: 'Paid', subscriptionEndsAt: null, stoppedAt: null },
    settings: {
      ...defaultSettings,
      timing: { ...defaultSettings.timing, timezone: 'UTC', activeDays: [...weekdays] },
      ...settings,
    },
    ...{ operator: undefined, hasOpen: false, lookAt: null, resting: null, drafts: [] },
    used: () => ({ Search: 0, Monitor: 0 }),
    ...change,
  };
  return view as unknown as Decidable;
}
