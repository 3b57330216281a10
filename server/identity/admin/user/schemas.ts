import { z } from 'zod';
import { Settings } from '../../../accounts/settings/schemas.ts';
import { exampleUser, User } from '../../users/schemas.ts';

const atOrNull = z.string().nullable();

export const UserDetails = User.extend({
  pendingEmail: atOrNull.describe('A new e-mail address that is not verified yet'),
  verifiedAt: atOrNull,
  trialStartedAt: atOrNull,
  trialDays: z.int(),
  stoppedAt: atOrNull.describe('Time at which the user stopped all their accounts'),
  lastSeenAt: atOrNull.describe('Last use of a valid session, to the minute'),
}).meta({
  id: 'UserDetails',
  example: {
    ...exampleUser,
    pendingEmail: null,
    verifiedAt: '2026-03-02T10:01:00.000Z',
    trialStartedAt: '2026-03-02T10:00:00.000Z',
    trialDays: 14,
    stoppedAt: null,
    lastSeenAt: '2026-03-02T10:31:00.000Z',
  },
});
export type UserDetails = z.infer<typeof UserDetails>;

export const AccountSettings = Settings.extend({ name: z.string().describe('Name of the account') }).meta({
  id: 'AccountSettings',
  example: { ...(Settings.meta()?.example as z.infer<typeof Settings>), name: 'Mara Winter' },
});
export type AccountSettings = z.infer<typeof AccountSettings>;

export const SessionOfUser = z.object({ id: z.string().max(100), sessionId: z.string().max(100) });
export const TokenOfUser = z.object({ id: z.string().max(100), tokenId: z.string().max(100) });
export const NoteOfUser = z.object({ id: z.string().max(100), noteId: z.string().max(100) });
export const NoFilter = z.strictObject({});
