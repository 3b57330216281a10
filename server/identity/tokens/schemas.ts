import { z } from 'zod';
import { Ids } from '../../http/schemas.ts';
import { fault } from '../../texts/faults.ts';
import { currentPassword, name } from '../users/schemas.ts';

/** Each may do what the ones before it may. `review` decides about drafts and marks replies as handled. */
export const tokenScopes = ['read', 'review', 'write'] as const;
export type TokenScope = (typeof tokenScopes)[number];

export const allows = (scope: TokenScope, needed: TokenScope): boolean =>
  tokenScopes.indexOf(scope) >= tokenScopes.indexOf(needed);
export const mostTokens = 50;

export const CreateTokenInput = z
  .strictObject({
    name: name('name'),
    scope: z.enum(tokenScopes, fault('scopeUnknown')),
    expiresAt: z.iso
      .datetime({ offset: true, error: fault('expiryInvalid') })
      .nullable()
      .default(null)
      .describe('Expiry time; null if it only ends when revoked'),
    currentPassword: currentPassword
      .optional()
      .describe('Proves who you are if the sign-in is older than 10 minutes and you have no second factor'),
  })
  .meta({
    id: 'CreateTokenInput',
    example: { name: 'nightly report', scope: 'read', expiresAt: '2027-01-31T00:00:00Z' },
  });
export type CreateTokenInput = z.infer<typeof CreateTokenInput>;

const shape = {
  id: z.string(),
  name: z.string().describe('Your own name for it'),
  scope: z
    .enum(tokenScopes)
    .describe('`review` decides about drafts but approves none, `write` does all that a token may'),
  createdAt: z.string(),
  expiresAt: z.string().nullable().describe('End of the token; null if it only ends when revoked'),
  lastUsedAt: z.string().nullable().describe('To the minute'),
  current: z.boolean().describe('Whether this call uses it'),
};
const example = {
  id: '0199a1b2c3d4e5f60718293a',
  name: 'nightly report',
  scope: 'read',
  createdAt: '2026-03-02T10:00:00.000Z',
  expiresAt: '2027-01-31T00:00:00.000Z',
  lastUsedAt: null,
  current: false,
} as const;

export const PersonalToken = z.object(shape).meta({ id: 'PersonalToken', example });
export type PersonalToken = z.infer<typeof PersonalToken>;

export const CreatedToken = z
  .object({ ...shape, token: z.string().describe('For the x-auth-token header. It is not shown again') })
  .meta({
    id: 'CreatedToken',
    example: { ...example, token: 'chi_Vb1x0pYw3nTfE7uKqJ5sZ8dRcM2aLhG4oXiP6vNtQyk' },
  });
export type CreatedToken = z.infer<typeof CreatedToken>;

export const tokenSorts = ['createdAt', 'name', 'lastUsedAt', 'expiresAt'] as const;
export const TokenFilter = z.strictObject({
  id: Ids,
  scope: z.enum(tokenScopes).optional(),
  q: z.string().max(200).optional().describe('Part of the name'),
});
