import { z } from 'zod';
import { tokenScopes } from '../tokens/schemas.ts';

export const mostGrants = 50;

export const OauthRequest = z
  .object({
    id: z.string(),
    name: z.string().describe('As the assistant calls itself'),
    publisher: z
      .string()
      .nullable()
      .describe('The host that published the name; null if the assistant only claims it'),
    redirectTo: z
      .string()
      .describe('The host that the answer goes to, or the scheme of an app such as `cursor:`'),
    isLocal: z.boolean().describe('Whether the answer stays on the device of the browser'),
    scopes: z.array(z.enum(tokenScopes)).describe('What the assistant asks for'),
  })
  .meta({
    id: 'OauthRequest',
    example: {
      id: 'Wq1xKcX0b8Vb1Hn3n2y5r',
      name: 'Claude',
      publisher: 'claude.ai',
      redirectTo: 'claude.ai',
      isLocal: false,
      scopes: ['read', 'review', 'write'],
    },
  });
export type OauthRequest = z.infer<typeof OauthRequest>;

export const ApproveOauthInput = z
  .strictObject({ scope: z.enum(tokenScopes) })
  .meta({ id: 'ApproveOauthInput', example: { scope: 'read' } });
export type ApproveOauthInput = z.infer<typeof ApproveOauthInput>;

export const OauthAnswer = z
  .object({ redirectTo: z.string().describe('The address where the browser continues') })
  .meta({
    id: 'OauthAnswer',
    example: { redirectTo: 'https://app.example.com/oauth/authorize/Wq1xKcX0b8Vb1Hn3n2y5r' },
  });
export type OauthAnswer = z.infer<typeof OauthAnswer>;

export const OauthGrant = z
  .object({
    id: z.string(),
    name: z.string().describe('As the assistant calls itself'),
    redirectTo: z.string().describe('The host or the scheme of an app that the access was given to'),
    scope: z.enum(tokenScopes),
    createdAt: z.string().describe('Time it was connected'),
    expiresAt: z.string().describe('End of the connection, at most a year after the consent'),
    lastUsedAt: z.string().nullable().describe('To the minute'),
  })
  .meta({
    id: 'OauthGrant',
    example: {
      id: 'p3Xr0s1Qm8w2vKxT7nCzq',
      name: 'Claude',
      redirectTo: 'claude.ai',
      scope: 'review',
      createdAt: '2026-03-02T10:00:00.000Z',
      expiresAt: '2027-03-02T10:00:00.000Z',
      lastUsedAt: null,
    },
  });
export type OauthGrant = z.infer<typeof OauthGrant>;

export const oauthGrantSorts = ['createdAt', 'name', 'lastUsedAt'] as const;
export const OauthGrantFilter = z.strictObject({});
