import type { TokenRow } from '../../../db/tokens.ts';
import { iso } from '../../clock.ts';
import type { PersonalToken } from './schemas.ts';

/** A token as the API shows it. */
export const toWireToken = (row: TokenRow): PersonalToken => ({
  id: row.id,
  name: row.name,
  scope: row.scope,
  createdAt: iso(row.createdAt),
  expiresAt: row.expiresAt === null ? null : iso(row.expiresAt),
  lastUsedAt: row.lastUsedAt === null ? null : iso(row.lastUsedAt),
});
