import { createHash } from 'node:crypto';
import {
  addChange,
  addRun,
  campaignTargets,
  findRun,
  type ListedRun,
  listRuns as listRows,
  markUndone,
  type RunChange,
  type Target,
} from '../../../db/accounts/campaigns.ts';
import { writeAudit } from '../../../db/history/audit.ts';
import { newId } from '../../../db/id.ts';
import { lapseUsers } from '../../../db/identity/users.ts';
import type { Reader } from '../../../db/open.ts';
import { transaction } from '../../../db/transaction.ts';
import { iso } from '../../clock.ts';
import { defined } from '../../defined.ts';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { changeBy, difference } from '../../identity/users/audit.ts';
import { isSubscribed } from '../../identity/users/schemas.ts';
import type { Sentence } from '../../texts/sentence.ts';
import { text } from '../../texts/text.ts';
import { perField, templateFields } from '../settings/fields.ts';
import { changeSettings, settingsIn } from '../settings/settings.ts';
import { campaignChange, existingCampaign } from './editCampaigns.ts';
import type { Applied, ApplyInput, CampaignRun, CampaignTemplate } from './schemas.ts';

type PlannedChange = Applied['accounts'][number];
type Fields = Record<string, unknown>;

const whoseIs = ({ account, user }: Target) => ({
  accountId: account.accountId,
  accountName: account.name,
  userId: account.userId,
  userName: `${user.firstName} ${user.lastName}`,
});

/** No changes if the account already has the values. `refusal`: its subscription forbids a change. */
const planned = (target: Target, template: CampaignTemplate): PlannedChange => ({
  ...whoseIs(target),
  ...(difference(fieldsOf(target), { ...fieldsOf(target), ...defined(template) }) ?? {
    before: {},
    after: {},
  }),
  ...refused(isSubscribed(target.user.status) ? null : text('people.subscriptionForbidsSaving')),
});

const refused = (refusal: Sentence | null) => ({
  refusal: refusal?.message ?? null,
  refusalText: refusal?.text,
});

const settingsOf = ({ account, settings }: Target) => settingsIn(settings, account.accountId);

const fieldsOf = (target: Target): Fields => {
  const settings = settingsOf(target);
  return perField((name) => settings[name], templateFields);
};

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
  const readChanges = async (reader: Reader) =>
    (await campaignTargets(reader, userIds)).map((target) => ({ target, change: planned(target, template) }));
  const changesIn = (plans: Awaited<ReturnType<typeof readChanges>>) => plans.map(({ change }) => change);
  if (dryRun) {
    const accounts = changesIn(await readChanges(db));
    return { runId: null, seen: digestOf(accounts), accounts };
  }

  const run = { id: newId(now), campaignId, actorId: actor.userId, createdAt: now };
  const by = changeBy(actor.userId, 'campaign.apply', client);
  const accounts = await transaction(db, async (tx) => {
    const plans = await readChanges(tx);
    if (digestOf(changesIn(plans)) !== seen)
      throw new AppError('conflict', text('people.changedSincePreview'));
    const applied = plans.filter(
      ({ change }) => change.refusal === null && Object.keys(change.after).length > 0,
    );
    if (applied.length === 0) throw new AppError('conflict', text('people.nothingToChange'));
    await addRun(tx, run);
    for (const { target, change } of applied) {
      const { accountId, before, after } = change;
      await changeSettings(tx, target.account, settingsOf(target), after, now, by);
      await addChange(tx, { runId: run.id, accountId, before, after });
    }
    const after = { campaign: campaign.name, accounts: applied.length };
    await writeAudit(tx, campaignChange(actor, 'campaign.apply', client, now, campaignId, { after }));
    return changesIn(plans);
  });
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
 * Restores the settings from before a run; undoing twice has no effect. An account whose settings have
 * changed since keeps them, with the reason in the answer.
 * @throws {AppError} not_found
 */
export async function undoRun(deps: Deps, actor: Actor, runId: string, client: Client): Promise<CampaignRun> {
  const now = deps.clock.now();
  const by = changeBy(actor.userId, 'campaign.undo', client);
  const undone = await transaction(deps.db, async (tx) => {
    const found = await findRun(tx, runId);
    if (!found) throw notFound('run');
    const open = found.changes.filter(
      (changed) => changed.change.undoneAt === null && !isChangedSince(changed),
    );
    for (const { change, target } of open) {
      const before = change.before as CampaignTemplate;
      await changeSettings(tx, target.account, settingsOf(target), before, now, by);
      await markUndone(tx, change, now);
    }
    const after = { accounts: open.length };
    await writeAudit(
      tx,
      campaignChange(actor, 'campaign.undo', client, now, found.run.campaignId, { after }),
    );
    return findRun(tx, runId);
  });
  if (!undone) throw notFound('run');
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
  id: run.id,
  by,
  createdAt: iso(run.createdAt),
  accounts: changes.map((changed) => ({
    ...whoseIs(changed.target),
    before: changed.change.before as CampaignRun['accounts'][number]['before'],
    after: changed.change.after as CampaignRun['accounts'][number]['after'],
    undoneAt: changed.change.undoneAt === null ? null : iso(changed.change.undoneAt),
    ...refused(
      changed.change.undoneAt === null && isChangedSince(changed)
        ? text('people.settingsChangedSince')
        : null,
    ),
  })),
});
