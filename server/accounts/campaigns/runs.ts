import { createHash } from 'node:crypto';
import {
  applyRun,
  type Change,
  campaignTargets,
  type ListedRun,
  listRuns as listRows,
  type RunChange,
  type Target,
  undoRun as undoRows,
} from '../../../db/accounts/campaigns.ts';
import type { SettingsRow } from '../../../db/accounts/settings.ts';
import { newId } from '../../../db/id.ts';
import { lapseUsers } from '../../../db/identity/users.ts';
import { iso } from '../../clock.ts';
import { defined } from '../../defined.ts';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { changeBy, changeOf, difference } from '../../identity/users/audit.ts';
import { isSubscribed } from '../../identity/users/schemas.ts';
import { say } from '../../texts/say.ts';
import type { Sentence } from '../../texts/sentence.ts';
import { defaultSettings } from '../settings/schemas.ts';
import { campaignChange, existingCampaign } from './editCampaigns.ts';
import {
  type Applied,
  type ApplyInput,
  type CampaignRun,
  type CampaignTemplate,
  templateFields,
} from './schemas.ts';

export type PlannedChange = Applied['accounts'][number];
type Fields = Record<string, unknown>;

export const whoseIs = ({ account, user }: Target) => ({
  accountId: account.accountId,
  accountName: account.name,
  userId: account.userId,
  userName: `${user.firstName} ${user.lastName}`,
});

/** No changes if the account already has the values. `refusal`: its subscription forbids a change. */
export function plan(targets: Target[], template: CampaignTemplate): PlannedChange[] {
  return targets.map((target) => {
    const { before, after } = difference(fieldsOf(target), { ...fieldsOf(target), ...defined(template) }) ?? {
      before: {},
      after: {},
    };
    const refusal = isSubscribed(target.user.status) ? null : say('people.theirSubscriptionDoesNot');
    return { ...whoseIs(target), before, after, ...refused(refusal) };
  });
}

export const refused = (refusal: Sentence | null) => ({
  refusal: refusal?.message ?? null,
  refusalText: refusal?.text,
});

export const fieldsOf = ({ settings }: Target): Fields => {
  const all: Fields = settings ?? defaultSettings;
  return Object.fromEntries(templateFields.map((name) => [name, all[name]]));
};

export const rowWith = ({ account, settings }: Target, fields: Fields, now: number): SettingsRow => ({
  ...(settings ?? { accountId: account.accountId, ...defaultSettings }),
  ...fields,
  savedAt: now,
});

/**
 * Applies a campaign to every connected account of these users, or previews it. Applies only what the
 * preview showed, and skips accounts whose subscription forbids it.
 * @throws {AppError} not_found; conflict if something has changed since the preview, or nothing would
 * change
 */
export async function applyCampaign(
  deps: Deps,
  actor: Actor,
  campaignId: string,
  { userIds, dryRun, seen }: ApplyInput,
  client: Client,
): Promise<Applied> {
  const { db, clock } = deps;
  const campaign = await existingCampaign(deps, campaignId);
  const template = campaign.template as CampaignTemplate;
  const now = clock.now();
  await lapseUsers(db, now);
  if (dryRun) {
    const accounts = plan(await campaignTargets(db, userIds), template);
    return { runId: null, seen: digestOf(accounts), accounts };
  }

  const run = { id: newId(now), campaignId, actorId: actor.userId, createdAt: now };
  const change = changeBy(actor.userId, 'campaign.apply', client);
  let accounts: PlannedChange[] = [];
  const decide = (targets: Target[]): Change[] => {
    accounts = plan(targets, template);
    if (digestOf(accounts) !== seen)
      throw new AppError('conflict', say('people.somethingChangedSinceLooked'));
    const changes = accounts.flatMap((planned, at) => {
      const target = targets[at];
      if (!target || planned.refusal !== null || Object.keys(planned.after).length === 0) return [];
      const { before, after, userId, accountId, accountName } = planned;
      const noted = changeOf(change, now, userId, { accountId, account: accountName, before, after });
      return [{ userId, row: rowWith(target, after, now), before, after, noted }];
    });
    if (changes.length === 0) throw new AppError('conflict', say('people.thereNothingChange'));
    return changes;
  };
  await applyRun(db, run, userIds, decide, (changes) =>
    campaignChange(actor, 'campaign.apply', client, now, campaignId, {
      after: { campaign: campaign.name, accounts: changes.length },
    }),
  );
  deps.events.announceDue();
  return { runId: run.id, seen: digestOf(accounts), accounts };
}

const digestOf = (accounts: PlannedChange[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        accounts.map(({ accountId, before, after, refusal }) => [accountId, before, after, refusal]),
      ),
    )
    .digest('base64url');

const mostRuns = 50;

/** @throws {AppError} not_found */
export async function listRuns(deps: Pick<Deps, 'db'>, campaignId: string): Promise<CampaignRun[]> {
  await existingCampaign(deps, campaignId);
  return (await listRows(deps.db, campaignId, mostRuns)).map(wire);
}

/**
 * Restores the settings from before a run. An account whose settings have changed since keeps them, with
 * the reason in the answer. Undoing twice has no effect.
 * @throws {AppError} not_found
 */
export async function undoRun(deps: Deps, actor: Actor, runId: string, client: Client): Promise<CampaignRun> {
  const now = deps.clock.now();
  const change = changeBy(actor.userId, 'campaign.undo', client);
  const decide = (changes: RunChange[]): Change[] =>
    changes
      .filter((one) => !isChangedSince(one))
      .map(({ change: { before, after }, target }) => {
        const { userId, accountId, accountName } = whoseIs(target);
        const noted = changeOf(change, now, userId, {
          accountId,
          account: accountName,
          before: after,
          after: before,
        });
        return { userId, row: rowWith(target, before, now), before, after, noted };
      });
  const undone = await undoRows(deps.db, runId, now, decide, (run, changes) =>
    campaignChange(actor, 'campaign.undo', client, now, run.campaignId, {
      after: { accounts: changes.length },
    }),
  );
  if (!undone) throw notFound('Run');
  deps.events.announceDue();
  return wire(undone);
}

function isChangedSince({ change, target }: RunChange): boolean {
  const now = fieldsOf(target);
  return Object.entries(change.after).some(
    ([name, value]) => JSON.stringify(now[name]) !== JSON.stringify(value),
  );
}

const wire = ({ run, by, changes }: ListedRun): CampaignRun => ({
  _id: run.id,
  by,
  createdAt: iso(run.createdAt),
  accounts: changes.map((one) => ({
    ...whoseIs(one.target),
    before: one.change.before as CampaignRun['accounts'][number]['before'],
    after: one.change.after as CampaignRun['accounts'][number]['after'],
    undoneAt: one.change.undoneAt === null ? null : iso(one.change.undoneAt),
    ...refused(
      one.change.undoneAt === null && isChangedSince(one) ? say('people.theseSettingsChangedSince') : null,
    ),
  })),
});
