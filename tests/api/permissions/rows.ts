import { insertOptOut } from '../../../db/automation/optOuts.ts';
import { newId } from '../../../db/id.ts';
import { campaigns, modelPrices } from '../../../db/schema/index.ts';
import { direct } from '../../support/database.ts';
import type { TestServer } from '../../support/server.ts';

let made = 0;

export async function addOptOut({ deps }: TestServer, state: 'unverified' | 'active'): Promise<string> {
  made += 1;
  const now = deps.clock.now();
  const row = {
    id: `opt-out-${made}`,
    profile: `person:author-${made}`,
    providerId: null,
    state,
    code: 'chimein-bcdfghjkmn',
    looks: 0,
    createdAt: now,
    decidedAt: null,
    expiresAt: state === 'unverified' ? now + 86_400_000 : null,
  };
  await insertOptOut(direct(deps.db), row);
  return row.id;
}

export async function newCampaign({ deps }: TestServer): Promise<string> {
  const now = deps.clock.now();
  const id = newId(now);
  await direct(deps.db)
    .insert(campaigns)
    .values({ id, name: 'Spring', template: { dailySearchComments: 5 }, createdAt: now, updatedAt: now });
  return id;
}

/** A price of the model in use, which a cap needs. */
export async function newPrice({ deps }: TestServer): Promise<string> {
  const now = deps.clock.now();
  const id = newId(now);
  const row = { id, model: deps.spending.model, input: 250_000, cached: 25_000, output: 2_000_000 };
  await direct(deps.db)
    .insert(modelPrices)
    .values({ ...row, validFrom: 0, createdAt: now });
  return id;
}
