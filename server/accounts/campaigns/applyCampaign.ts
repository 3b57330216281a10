import { createHash } from 'node:crypto';
import { applyRun, type Change, campaignTargets, type Target } from '../../../db/accounts/campaignRuns.ts';
import { newId } from '../../../db/id.ts';
import { lapseUsers } from '../../../db/identity/users.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { changeBy, changeOf } from '../../identity/users/audit.ts';
import { say } from '../../texts/say.ts';
import { type PlannedChange, plan, rowWith } from './changes.ts';
import { campaignSubject, existingCampaign } from './editCampaigns.ts';
import type { Applied, ApplyInput, CampaignTemplate } from './schemas.ts';

/**
 * Applies a campaign to every connected account of the chosen users, or previews the changes. Applies only if
 * the changes still match the preview. Skips accounts whose subscription does not allow it.
 * @throws {AppError} not_found; conflict if something has changed since the preview, or there is nothing to
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
  await applyRun(db, run, userIds, decide, (changes) => ({
    ...change,
    at: now,
    subject: campaignSubject(campaignId),
    details: { after: { campaign: campaign.name, accounts: changes.length } },
  }));
  deps.events.announceDue();
  return { runId: run.id, seen: digestOf(accounts), accounts };
}

/** The same for the same changes of the same accounts, and for nothing else. */
const digestOf = (accounts: PlannedChange[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        accounts.map(({ accountId, before, after, refusal }) => [accountId, before, after, refusal]),
      ),
    )
    .digest('base64url');
