import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { failing, noSuch } from '../../http/failures.ts';
import { routes } from '../../http/routes.ts';
import {
  acceptInvitation,
  joinAsNewUser,
  leaveWorkspace,
  listWorkspaces,
  readInvitation,
} from './invitations.ts';
import { asksToChange, changeMember, invite, listMembers, removeMember, resendInvitation } from './people.ts';
import {
  Invitation,
  InvitationInput,
  InviteInput,
  Joined,
  JoinedWorkspace,
  JoinedWorkspaces,
  JoinInput,
  Member,
  MemberChange,
  MemberFilter,
  memberSorts,
} from './schemas.ts';

const Id = z.object({ id: z.string().max(100) });
const missing = noSuch('person');
const accepted = failing('conflict', 'people.acceptedAlready');
const known = failing('conflict', 'people.alreadyInWorkspace');
const stale = failing('invalid_code', 'people.invitationInvalid');
const admin = failing('conflict', 'people.adminCannotJoin');
const taken = failing('email_taken', 'people.emailRegistered');
const noWorkspace = failing('workspace_not_found', 'people.noSuchWorkspace');

export function peopleRoutes(deps: Deps) {
  const api = routes(deps, 'People');
  ownerRoutes(api, deps);
  api.post(
    '/api/invitations/check',
    {
      summary: 'Read an invitation by its link',
      body: InvitationInput,
      answer: Invitation,
      limited: 'invitationFrom',
      errors: [stale],
    },
    ({ body }) => readInvitation(deps, body.token),
  );
  api.post(
    '/api/invitations/accept',
    {
      role: 'any',
      session: true,
      summary: 'Accept an invitation to your e-mail',
      body: InvitationInput,
      answer: JoinedWorkspace,
      limited: 'invitationFrom',
      errors: [stale, admin],
    },
    ({ actor, body, client }) => acceptInvitation(deps, actor, body.token, client),
  );
  api.post(
    '/api/invitations/register',
    {
      summary: 'Sign up by an invitation, and accept it',
      description:
        'The link has proved the e-mail, so no code follows. The new user has no trial and no plan.',
      body: JoinInput,
      answer: Joined,
      status: 201,
      limited: 'invitationFrom',
      errors: [stale, taken],
    },
    ({ body, client }) => joinAsNewUser(deps, body, client),
  );
  api.get(
    '/api/workspaces',
    {
      role: 'any',
      summary: 'List the workspaces that you may enter, your own first',
      answer: JoinedWorkspaces,
    },
    ({ actor }) => listWorkspaces(deps, actor),
  );
  api.delete(
    '/api/workspaces/{id}',
    {
      role: 'any',
      session: true,
      summary: 'Leave the workspace of another owner',
      params: Id,
      errors: [noWorkspace],
    },
    ({ actor, params, client }) => leaveWorkspace(deps, actor, params.id, client),
  );
  return api.app;
}

function ownerRoutes(api: ReturnType<typeof routes>, deps: Deps): void {
  api.list(
    '/api/people',
    {
      role: 'user',
      summary: 'List the people of your workspace and the open invitations',
      resource: 'people',
      sorts: memberSorts,
      filter: MemberFilter,
      row: Member,
      one: { noun: 'person', summary: 'Get a person or an invitation' },
    },
    ({ actor, page }) => listMembers(deps, actor, page),
  );
  api.post(
    '/api/people',
    {
      role: 'user',
      session: true,
      proof: true,
      summary: 'Invite a person to your workspace by e-mail',
      description: 'The answer is the same whether or not the e-mail is registered.',
      body: InviteInput,
      answer: Member,
      status: 201,
      limited: 'invitation',
      once: true,
      errors: [known],
    },
    ({ actor, body, client }) => invite(deps, actor, body, client),
  );
  const ofPerson = { role: 'user', session: true, params: Id } as const;
  api.put(
    '/api/people/{id}',
    {
      ...ofPerson,
      proof: { when: 'for a higher role or more accounts', asks: asksToChange },
      summary: "Change a person's role and accounts",
      body: MemberChange,
      answer: Member,
      errors: [missing],
    },
    ({ actor, params, body, client }) => changeMember(deps, actor, params.id, body, client),
  );
  api.post(
    '/api/people/{id}/resend',
    {
      ...ofPerson,
      proof: true,
      summary: 'Send an invitation again, with a new link',
      answer: Member,
      limited: 'invitation',
      errors: [missing, accepted],
    },
    ({ actor, params, client }) => resendInvitation(deps, actor, params.id, client),
  );
  api.delete(
    '/api/people/{id}',
    { ...ofPerson, summary: 'Remove a person, or revoke an invitation', errors: [missing] },
    ({ actor, params, client }) => removeMember(deps, actor, params.id, client),
  );
}
