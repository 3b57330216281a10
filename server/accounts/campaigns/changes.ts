import type { Target } from '../../../db/accounts/campaignRuns.ts';
import type { SettingsRow } from '../../../db/accounts/settings.ts';
import { difference } from '../../identity/users/audit.ts';
import { isSubscribed } from '../../identity/users/schemas.ts';
import { say } from '../../texts/say.ts';
import type { Sentence } from '../../texts/sentence.ts';
import { defaultSettings } from '../settings/schemas.ts';
import { type Applied, type CampaignTemplate, templateFields } from './schemas.ts';

export type PlannedChange = Applied['accounts'][number];
type Fields = Record<string, unknown>;

export const whoseIs = ({ account, user }: Target) => ({
  accountId: account.accountId,
  accountName: account.name,
  userId: account.userId,
  userName: `${user.firstName} ${user.lastName}`,
});

/** The changes that a campaign would make to each account. Empty for an account that has them already; an account that may not be saved says why. */
export function plan(targets: Target[], template: CampaignTemplate): PlannedChange[] {
  return targets.map((target) => {
    const { before, after } = difference(fieldsOf(target), { ...fieldsOf(target), ...given(template) }) ?? {
      before: {},
      after: {},
    };
    const refusal = isSubscribed(target.user.status) ? null : say('people.theirSubscriptionDoesNot');
    return { ...whoseIs(target), before, after, ...refused(refusal) };
  });
}

/** On the wire, an error is its message with its text. */
export const refused = (refusal: Sentence | null) => ({
  refusal: refusal?.message ?? null,
  refusalText: refusal?.text,
});

/** Of an account's settings those that a campaign may set; the defaults where nothing was saved. */
export const fieldsOf = ({ settings }: Target): Fields => {
  const all: Fields = settings ?? defaultSettings;
  return Object.fromEntries(templateFields.map((name) => [name, all[name]]));
};

const given = (template: CampaignTemplate): Fields =>
  Object.fromEntries(Object.entries(template).filter(([, value]) => value !== undefined));

/** The whole row of an account with these fields in it. */
export const rowWith = ({ account, settings }: Target, fields: Fields, now: number): SettingsRow => ({
  ...(settings ?? { accountId: account.accountId, ...defaultSettings }),
  ...fields,
  savedAt: now,
});
