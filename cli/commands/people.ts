import type { JoinedWorkspace, Member } from '../../server/identity/people/schemas.ts';
import { findAccounts, listAccounts } from '../accountRef.ts';
import type { Client } from '../client.ts';
import { type Context, command, fieldsOf, type Group } from '../command.ts';
import { CliError } from '../errors.ts';
import { perform } from '../perform.ts';
import { localTime } from '../text.ts';

const memberFields = fieldsOf<Member>({
  _id: 'ID of the person in your workspace',
  id: 'the same',
  state: '`invited` or `joined`',
  email: 'e-mail',
  name: 'name; null until the person accepts',
  role: '`reviewer` or `viewer`',
  accountIds: 'IDs of the assigned accounts; null for all',
  createdAt: 'time of the invitation',
  sentAt: 'time of the latest invitation e-mail',
  expiresAt: 'when the link ends; null once it is accepted',
  joinedAt: 'time the person accepted, or null',
});
const workspaceFields = fieldsOf<JoinedWorkspace>({
  _id: 'ID for --workspace',
  id: 'the same',
  name: 'company or name of the owner',
  role: '`owner`, `reviewer` or `viewer`',
});
const person = { name: 'person', about: 'e-mail or ID of the person' } as const;

type InviteOptions = { role: Member['role']; account?: string[] };

const people: Group = {
  name: 'people',
  about: 'Invite people to your workspace, and leave those of others.',
  commands: [
    command({
      name: 'list',
      about: 'List the people of your workspace and the open invitations.',
      fields: memberFields,
      examples: ['chimein people list', 'chimein people list --json email,role,state'],
      run: listPeople,
    }),
    command<InviteOptions, [string]>({
      name: 'invite',
      about: "Invite a person by e-mail. Members don't use up a seat.",
      details: 'Needs a sign-in with a password: a token cannot invite.',
      arguments: [{ name: 'email', about: 'e-mail of the person' }],
      flags: [
        {
          flags: '--role <role>',
          about: 'reviewer approves, edits and discards drafts; viewer only sees',
          choices: ['reviewer', 'viewer'],
          default: 'reviewer',
        },
        {
          flags: '--account <accounts...>',
          about: 'only these accounts: ID, e-mail or name; all by default',
          live: 'account',
        },
      ],
      fields: memberFields,
      writes: true,
      proof: true,
      examples: [
        'chimein people invite lea@example.com',
        'chimein people invite tom@example.com --role viewer --dry-run',
      ],
      run: invite,
    }),
    command<object, [string]>({
      name: 'resend',
      about: 'Send an invitation again. The link before stops working.',
      arguments: [person],
      fields: memberFields,
      writes: true,
      proof: true,
      examples: ['chimein people resend lea@example.com'],
      run: resend,
    }),
    command<object, [string]>({
      name: 'revoke',
      about: 'Revoke an invitation.',
      arguments: [person],
      fields: memberFields,
      writes: true,
      examples: ['chimein people revoke lea@example.com --yes'],
      run: (context, _options, ref) => end(context, ref, 'invited'),
    }),
    command<object, [string]>({
      name: 'remove',
      about: 'Remove a member. They lose access at once.',
      arguments: [person],
      fields: memberFields,
      writes: true,
      examples: ['chimein people remove "$MEMBER" --dry-run'],
      run: (context, _options, ref) => end(context, ref, 'joined'),
    }),
    command({
      name: 'workspaces',
      about: 'List the workspaces that you may enter with --workspace.',
      fields: workspaceFields,
      examples: ['chimein people workspaces'],
      run: listWorkspaces,
    }),
    command<object, [string]>({
      name: 'leave',
      about: 'Leave the workspace of another owner.',
      arguments: [{ name: 'workspace', about: 'ID of the workspace' }],
      fields: workspaceFields,
      writes: true,
      examples: ['chimein people leave "$WORKSPACE" --dry-run'],
      run: leave,
    }),
  ],
};

export default [people];

const membersOf = async (client: Client) => (await client.list<Member>('/api/people')).rows;

async function listPeople({ out, client }: Context): Promise<void> {
  const rows = await membersOf(client());
  out.list(rows, [
    { title: 'E-MAIL', flexible: true, value: ({ email }) => email },
    { title: 'NAME', flexible: true, value: ({ name }) => name ?? '' },
    { title: 'ROLE', value: ({ role }) => role },
    { title: 'ACCOUNTS', value: ({ accountIds }) => (accountIds ? String(accountIds.length) : 'all') },
    { title: 'STATE', value: ({ state }) => state },
    { title: 'UNTIL', value: ({ expiresAt }) => localTime(expiresAt) },
    { title: 'ID', value: ({ _id }) => _id, style: () => 'dim' },
  ]);
  if (rows.length === 0) out.note('No people. Invite one with `chimein people invite`.');
}

async function invite(context: Context, { role, account }: InviteOptions, email: string): Promise<void> {
  const accountIds = account
    ? findAccounts(await listAccounts(context.client()), account).map(({ accountId }) => accountId)
    : null;
  const member = await perform<Member>(context, {
    does: `invite ${email} as ${role}`,
    method: 'POST',
    path: '/api/people',
    body: { email, role, accountIds },
  });
  if (member) context.out.object(member, () => context.out.note(`Invited ${email}.`));
}

async function resend(context: Context, _options: object, ref: string): Promise<void> {
  const found = await findPerson(context, ref);
  const member = await perform<Member>(context, {
    does: `send the invitation of ${found.email} again`,
    method: 'POST',
    path: `${pathOf(found)}/resend`,
  });
  if (member) context.out.object(member, () => context.out.note(`Sent to ${member.email}.`));
}

async function end(context: Context, ref: string, state: Member['state']): Promise<void> {
  const found = await findPerson(context, ref, state);
  const isMember = state === 'joined';
  const who = found.name ?? found.email;
  const does = isMember ? `remove ${who}` : `revoke the invitation of ${who}`;
  const step = { does, method: 'DELETE', path: pathOf(found) } as const;
  const question = isMember ? `Remove ${who}? They lose access at once.` : `Revoke the invitation of ${who}?`;
  if (!(await perform(context, step, question))) return;
  context.out.object(found, () => context.out.note(isMember ? `Removed ${who}.` : 'Revoked.'));
}

const workspacesOf = (client: Client) => client.get<JoinedWorkspace[]>('/api/workspaces');

async function listWorkspaces({ out, client }: Context): Promise<void> {
  out.list(await workspacesOf(client()), [
    { title: 'NAME', flexible: true, value: ({ name }) => name },
    { title: 'ROLE', value: ({ role }) => role },
    { title: 'ID', value: ({ _id }) => _id, style: () => 'dim' },
  ]);
}

async function leave(context: Context, _options: object, id: string): Promise<void> {
  const found = (await workspacesOf(context.client())).find(
    ({ _id, role }) => _id === id && role !== 'owner',
  );
  if (!found) throw notThere(`You are not a member of the workspace '${id}'.`, 'chimein people workspaces');
  const step = {
    does: `leave the workspace of ${found.name}`,
    method: 'DELETE',
    path: `/api/workspaces/${encodeURIComponent(id)}`,
  } as const;
  if (!(await perform(context, step, `Leave the workspace of ${found.name}?`))) return;
  context.out.object(found, () => context.out.note(`Left the workspace of ${found.name}.`));
}

async function findPerson(context: Context, ref: string, state?: Member['state']): Promise<Member> {
  const wanted = ref.trim().toLowerCase();
  const found = (await membersOf(context.client())).find(
    (each) => each._id === ref || each.email.toLowerCase() === wanted,
  );
  if (!found) throw notThere(`There is no person '${ref}' in your workspace.`, 'chimein people list');
  if (state && found.state !== state)
    throw new CliError(
      'conflict',
      `${found.email} has ${found.state === 'joined' ? 'joined already' : 'not joined yet'}.`,
      {
        status: 409,
        hint: `Use \`chimein people ${found.state === 'joined' ? 'remove' : 'revoke'}\`.`,
      },
    );
  return found;
}

const notThere = (message: string, see: string) =>
  new CliError('not_found', message, { hint: `See \`${see}\`.` });
const pathOf = ({ _id }: Member): string => `/api/people/${encodeURIComponent(_id)}`;
