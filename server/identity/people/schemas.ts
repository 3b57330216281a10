import { z } from 'zod';
import { Ids, sameAs } from '../../http/schemas.ts';
import { fault } from '../../texts/faults.ts';
import { languages } from '../users/limits.ts';
import { Email, FirstName, filled, LastName, Password } from '../users/schemas.ts';

export const memberRoles = ['reviewer', 'viewer'] as const;
export const workspaceRoles = ['owner', ...memberRoles] as const;
export const mostPeople = 50;
export const invitationDays = 7;
const mostAssigned = 100;

const Role = z
  .enum(memberRoles, fault('workspaceRoleUnknown'))
  .describe('`reviewer`: approves, edits, holds and discards drafts. `viewer`: only sees');
const AssignedIds = z
  .array(z.string().min(1).max(100))
  .min(1, fault('accountsEmpty'))
  .max(mostAssigned)
  .transform((ids) => [...new Set(ids)])
  .nullable()
  .default(null)
  .describe('The accounts that the person sees; null for all, also those connected later');

export const InviteInput = z
  .strictObject({ email: Email, role: Role, accountIds: AssignedIds })
  .meta({ id: 'InviteInput', example: { email: 'lea@example.com', role: 'reviewer', accountIds: null } });
export type InviteInput = z.infer<typeof InviteInput>;

export const MemberChange = z
  .strictObject({ role: Role, accountIds: AssignedIds })
  .meta({ id: 'MemberChange', example: { role: 'viewer', accountIds: ['Yk08cDzzdsqs9_8ds'] } });
export type MemberChange = z.infer<typeof MemberChange>;

export const Member = z
  .object({
    _id: z.string(),
    id: sameAs('_id'),
    state: z.enum(['invited', 'joined']).describe('Whether the invitation was accepted'),
    email: z.string(),
    name: z.string().nullable().describe('Null until the person accepts'),
    role: z.enum(memberRoles),
    accountIds: z.array(z.string()).nullable().describe('Null for all accounts'),
    createdAt: z.string(),
    sentAt: z.string().describe('Time of the latest invitation e-mail'),
    expiresAt: z
      .string()
      .nullable()
      .describe('When the link of the invitation ends; null after it was accepted'),
    joinedAt: z.string().nullable(),
  })
  .meta({
    id: 'Member',
    example: {
      _id: '0199a1b2c3d4e5f607182932',
      id: '0199a1b2c3d4e5f607182932',
      state: 'joined',
      email: 'lea@example.com',
      name: 'Lea Sommer',
      role: 'reviewer',
      accountIds: null,
      createdAt: '2026-03-02T10:00:00.000Z',
      sentAt: '2026-03-02T10:00:00.000Z',
      expiresAt: null,
      joinedAt: '2026-03-02T11:00:00.000Z',
    },
  });
export type Member = z.infer<typeof Member>;
export const memberSorts = ['createdAt'] as const;
export const MemberFilter = z.strictObject({
  id: Ids,
  state: z.enum(['invited', 'joined']).optional().describe('Whether the invitation was accepted'),
});

const workspaceName = z.string().describe('The company of the owner, or their name');

const exampleWorkspace = {
  _id: '0199a1b2c3d4e5f607182930',
  id: '0199a1b2c3d4e5f607182930',
  name: 'Winter Ltd',
  role: 'reviewer' as const,
};
export const JoinedWorkspace = z
  .object({
    _id: z.string().describe('For the header `x-workspace`'),
    id: sameAs('_id'),
    name: workspaceName,
    role: z.enum(workspaceRoles),
  })
  .meta({
    id: 'Workspace',
    example: exampleWorkspace,
  });
export type JoinedWorkspace = z.infer<typeof JoinedWorkspace>;
export const JoinedWorkspaces = z.array(JoinedWorkspace);

const exampleToken = 'Vb1x0pYw3nTfE7uKqJ5sZ8dRcM2aLhG4oXiP6vNtQyk';
const invitationToken = filled('invitation', 200);

export const InvitationInput = z
  .strictObject({ token: invitationToken.describe('The secret in the link') })
  .meta({ id: 'InvitationInput', example: { token: exampleToken } });

/** For the holder of the link, who has proved the mailbox by it. */
export const Invitation = z
  .object({
    workspace: workspaceName,
    owner: z.string().describe('Name of the owner'),
    email: z.string(),
    role: z.enum(memberRoles),
    registered: z
      .boolean()
      .describe('Whether there is a user with this e-mail: they sign in, others sign up'),
  })
  .meta({
    id: 'Invitation',
    example: {
      workspace: 'Winter Ltd',
      owner: 'Mara Winter',
      email: 'lea@example.com',
      role: 'reviewer',
      registered: false,
    },
  });
export type Invitation = z.infer<typeof Invitation>;

/** The e-mail is that of the invitation. */
export const JoinInput = z
  .strictObject({
    token: invitationToken.describe('The secret in the link'),
    firstName: FirstName,
    lastName: LastName,
    password: Password,
    language: z.enum(languages, fault('languageUnknown')).optional(),
  })
  .meta({
    id: 'JoinInput',
    example: { token: exampleToken, firstName: 'Lea', lastName: 'Sommer', password: 'correct horse' },
  });
export type JoinInput = z.infer<typeof JoinInput>;

export const Joined = z
  .object({ token: z.string().describe('The token of the new session'), workspace: JoinedWorkspace })
  .meta({
    id: 'Joined',
    example: {
      token: 'eyJhbGciOiJIUzI1NiJ9…',
      workspace: exampleWorkspace,
    },
  });
export type Joined = z.infer<typeof Joined>;
