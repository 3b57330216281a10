import { createHash } from 'node:crypto';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import {
  consumePayload,
  deletePayload,
  endGrant,
  findPayload,
  storePayload,
} from '../../../db/identity/oauth.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { day } from '../../durations.ts';

/** A client that nobody connects may come back for so long. */
const clientMs = 90 * day;

/** A plain SHA-256 is enough, because the IDs are too long to be guessed. */
export const hashOauthId = (id: string): string => createHash('sha256').update(id).digest('base64url');

/**
 * The tables as the storage of `oidc-provider`, which keeps nothing in a server's memory. Times are those of
 * `clock`.
 * @param reused throws the protocol's error for a code or refresh token that was used before
 */
export function adapterOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, reused: () => never) {
  return (kind: string): Adapter => {
    // The sign-in is the web app's own. A second session beside it would outlive a sign-out.
    if (kind === 'Session') return forgetful;
    const keyOf = (id: string) => ({ kind, idHash: hashOauthId(id) });
    return {
      ...forgetful,
      async upsert(id, { jti: _, ...payload }, seconds) {
        await storePayload(db, {
          ...keyOf(id),
          grantId: kind === 'Grant' ? id : (payload.grantId ?? null),
          userId: payload.accountId ?? payload.result?.login?.accountId ?? null,
          payload,
          expiresAt: clock.now() + (seconds === undefined ? clientMs : seconds * 1000),
        });
      },
      async find(id) {
        const row = await findPayload(db, keyOf(id), clock.now());
        if (!row) return undefined;
        const { payload, consumedAt } = row;
        return { ...payload, jti: id, ...(consumedAt !== null && { consumed: true }) };
      },
      async consume(id) {
        if (await consumePayload(db, keyOf(id), clock.now())) return;
        // Two servers got it at the same moment.
        const row = await findPayload(db, keyOf(id), clock.now());
        const { grantId } = row ?? {};
        if (grantId) await transaction(db, (tx) => endGrant(tx, grantId));
        reused();
      },
      async destroy(id) {
        if (kind === 'Grant') await transaction(db, (tx) => endGrant(tx, id));
        else await deletePayload(db, keyOf(id));
      },
      async revokeByGrantId(grantId) {
        await transaction(db, (tx) => endGrant(tx, grantId));
      },
    };
  };
}

const forgetful: Adapter = {
  async upsert() {},
  async find(): Promise<AdapterPayload | undefined> {
    return undefined;
  },
  async findByUid() {
    return undefined;
  },
  async findByUserCode() {
    return undefined;
  },
  async consume() {},
  async destroy() {},
  async revokeByGrantId() {},
};
