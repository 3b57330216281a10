import {
  type Change,
  type ListedRun,
  listRuns as listRows,
  type RunChange,
  undoRun as undoRows,
} from '../../../db/accounts/campaignRuns.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import type { Client } from '../../http/client.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { changeBy, changeOf } from '../../identity/users/audit.ts';
import { say } from '../../texts/say.ts';
import { fieldsOf, refused, rowWith, whoseIs } from './changes.ts';
import { campaignSubject, existingCampaign } from './editCampaigns.ts';
import type { CampaignRun } from './schemas.ts';

const mostRuns = 50;

/**
 * The latest times that a campaign was applied, and of each account whether it can still be set back.
 * @throws {AppError} not_found
 */
export async function listRuns(deps: Pick<Deps, 'db'>, campaignId: string): Promise<CampaignRun[]> {
  await existingCampaign(deps, campaignId);
  return (await listRows(deps.db, campaignId, mostRuns)).map(wire);
}

/**
 * Restores the settings from before a run. An account whose settings have changed since keeps them, and the
 * answer says so. Undoing twice has no effect.
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
  const undone = await undoRows(deps.db, runId, now, decide, (run, changes) => ({
    ...change,
    at: now,
    subject: campaignSubject(run.campaignId),
    details: { after: { accounts: changes.length } },
  }));
  if (!undone) throw notFound('Run');
  deps.events.announceDue();
  return wire(undone);
}

/** Whether a field has changed since the run set it. */
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
