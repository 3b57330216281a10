import * as db from '../../../db/accounts/campaigns.ts';
import type { AuditEntry } from '../../../db/history/audit.ts';
import { newId } from '../../../db/id.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import type { AuditAction } from '../../history/audit/schemas.ts';
import type { Client } from '../../http/client.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { changeBy, difference } from '../../identity/users/audit.ts';
import { requireNetworkLinks } from '../settings/sources.ts';
import type { Campaign, CampaignInput, CampaignTemplate } from './schemas.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;

export const campaignChange = (
  actor: Actor,
  action: AuditAction,
  client: Client,
  at: number,
  id: string,
  details: AuditEntry['details'],
): AuditEntry => ({ ...changeBy(actor.userId, action, client), at, subject: `campaign:${id}`, details });

export async function listCampaigns(
  deps: Needs,
  page: db.CampaignPage,
): Promise<{ rows: Campaign[]; total: number }> {
  const { rows, total } = await db.listCampaigns(deps.db, page);
  return { rows: rows.map(wire), total };
}

/** @throws {AppError} not_found */
export async function readCampaign(deps: Needs, id: string): Promise<Campaign> {
  return wire(await existingCampaign(deps, id));
}

/** Stores a template, which changes no account until it is applied. @throws {AppError} invalid_input */
export async function addCampaign(
  deps: Needs,
  actor: Actor,
  input: CampaignInput,
  client: Client,
): Promise<Campaign> {
  requireNetworkLinks(deps.config, input.template, 'template');
  const now = deps.clock.now();
  const row = { id: newId(now), ...input, createdAt: now, updatedAt: now };
  const noted = campaignChange(actor, 'campaign.create', client, now, row.id, { after: { ...input } });
  await db.insertCampaign(deps.db, row, noted);
  return wire(row);
}

/** Applied settings stay. @throws {AppError} not_found, invalid_input */
export async function editCampaign(
  deps: Needs,
  actor: Actor,
  id: string,
  input: CampaignInput,
  client: Client,
): Promise<Campaign> {
  const before = await existingCampaign(deps, id);
  requireNetworkLinks(deps.config, input.template, 'template');
  const now = deps.clock.now();
  const changed = difference(
    { name: before.name, ...before.template },
    { name: input.name, ...input.template },
  );
  const noted = changed && campaignChange(actor, 'campaign.edit', client, now, id, changed);
  await db.changeCampaign(deps.db, id, { ...input, updatedAt: now }, noted);
  return wire({ ...before, ...input, updatedAt: now });
}

/** Deletes the undo data of its runs too. @throws {AppError} not_found */
export async function removeCampaign(deps: Needs, actor: Actor, id: string, client: Client): Promise<void> {
  const { name } = await existingCampaign(deps, id);
  const now = deps.clock.now();
  const noted = campaignChange(actor, 'campaign.delete', client, now, id, { before: { name } });
  await db.deleteCampaign(deps.db, id, noted);
}

/** @throws {AppError} not_found */
export async function existingCampaign(deps: Pick<Deps, 'db'>, id: string): Promise<db.CampaignRow> {
  const found = await db.findCampaign(deps.db, id);
  if (!found) throw notFound('campaign');
  return found;
}

const wire = ({ id, name, template, createdAt, updatedAt }: db.CampaignRow): Campaign => ({
  _id: id,
  id,
  name,
  template: template as CampaignTemplate,
  createdAt: iso(createdAt),
  updatedAt: iso(updatedAt),
});
