import type { User } from '../../server/identity/users/schemas.ts';
import type { Client } from '../client.ts';
import { type Context, command, type Group } from '../command.ts';
import { performWithPassword } from '../currentPassword.ts';
import { CliError, usage } from '../errors.ts';
import { userFields } from '../fields.ts';
import { moment, promptFor, readSecret } from '../input.ts';
import type { Io } from '../io.ts';
import { readPages } from '../pages.ts';
import { perform } from '../perform.ts';
import { localTime } from '../text.ts';

const statuses = ['Paid', 'Trial', 'Expired', 'None'] as const;
const statusStyles = { Paid: 'green', Trial: 'yellow', Expired: 'red', None: 'dim' } as const;
type ListOptions = { status?: string; role?: string; search?: string; limit: string };
type Person = {
  email?: string;
  firstName?: string;
  lastName?: string;
  company?: string;
  passwordStdin?: boolean;
  seats?: string;
  trialDays?: string;
};
type UpdateOptions = Person & { billingDate?: string; currentPasswordStdin?: boolean };

const personFlags = [
  { flags: '--email <address>', about: 'e-mail address to sign in with' },
  { flags: '--first-name <name>', about: 'first name' },
  { flags: '--last-name <name>', about: 'last name' },
  { flags: '--company <name>', about: 'company' },
  { flags: '--password-stdin', about: 'read the password from standard input' },
  { flags: '--seats <number>', about: 'number of accounts that can be connected' },
  { flags: '--trial-days <number>', about: 'length of the trial in days' },
];
const who = { name: 'user', about: 'e-mail or ID', live: 'user' } as const;

const users: Group = {
  name: 'users',
  about: 'For admins: manage users.',
  commands: [
    command<ListOptions>({
      name: 'list',
      about: 'List users, newest first.',
      flags: [
        { flags: '--status <status>', about: 'only users with this status', choices: statuses },
        { flags: '--role <role>', about: 'only users with this role', choices: ['user', 'admin'] },
        { flags: '--search <text>', about: 'text in the name or e-mail' },
        { flags: '--limit <number>', about: 'maximum number of rows; 0 for all', default: '30' },
      ],
      fields: userFields,
      examples: ['chimein users list', 'chimein users list --status Trial --json email,subscriptionEndsAt'],
      run: listUsers,
    }),
    command<object, [string]>({
      name: 'show',
      about: 'Show one user.',
      arguments: [who],
      fields: userFields,
      examples: [
        'chimein users show ada@example.com',
        'chimein users show ada@example.com --json status,seats',
      ],
      async run({ out, client }, _options, ref) {
        show(out, await findUser(client(), ref));
      },
    }),
    command<Person>({
      name: 'create',
      about: 'Create a customer, who can sign in immediately.',
      flags: personFlags,
      fields: userFields,
      writes: true,
      proof: true,
      examples: [
        'chimein users create --email new@example.com --first-name New --last-name Person --seats 2 --password-stdin < password.txt',
      ],
      run: createUser,
    }),
    command<UpdateOptions, [string]>({
      name: 'update',
      about: 'Change a user. Flags that you leave out stay unchanged.',
      arguments: [who],
      flags: [
        ...personFlags,
        { flags: '--billing-date <date>', about: 'such as 2027-01-31; a past date ends the paid period' },
        {
          flags: '--current-password-stdin',
          about:
            "read your own password from standard input; needed 10 minutes after login, and to change another admin's e-mail or password",
        },
      ],
      fields: userFields,
      writes: true,
      examples: [
        'chimein users update new@example.com --seats 3 --dry-run',
        'chimein users update new@example.com --seats 3',
      ],
      run: updateUser,
    }),
    command<object, [string]>({
      name: 'reset-second-factor',
      about: 'Remove the second factor of a customer who lost it.',
      details:
        'Removes their passkeys, authenticator app and recovery codes, and signs them out everywhere. An e-mail tells them. First make sure that it is really the customer who asks. A personal access token may not do this: sign in with `chimein login`.',
      arguments: [who],
      fields: { _id: 'ID of the user', email: 'e-mail of the user' },
      writes: true,
      proof: true,
      examples: [
        'chimein users reset-second-factor lost@example.com --dry-run',
        'chimein users reset-second-factor lost@example.com --yes',
      ],
      run: resetSecondFactor,
    }),
    command<object, [string]>({
      name: 'delete',
      about: 'Delete a user, stop their accounts and end their subscription. This cannot be undone.',
      arguments: [who],
      fields: { _id: 'ID of the user', email: 'e-mail of the user' },
      writes: true,
      proof: true,
      examples: [
        'chimein users delete new@example.com --dry-run',
        'chimein users delete new@example.com --yes',
      ],
      run: deleteUser,
    }),
  ],
};

export default [users];

function show(out: Context['out'], user: User): void {
  out.object(user, () =>
    out.facts([
      ['Name', `${user.firstName} ${user.lastName}`],
      ['E-mail', user.email],
      ['Company', user.companyName || '-'],
      ['Role', user.role],
      ['Status', user.status],
      ['Billing date', localTime(user.subscriptionEndsAt) || '-'],
      ['Seats', `${user.linkedinAccounts.length} of ${user.seats} in use`],
      ['Created', localTime(user.createdAt)],
      ['ID', user._id],
    ]),
  );
}

async function listUsers(
  { out, client }: Context,
  { status, role, search, limit }: ListOptions,
): Promise<void> {
  const { rows, total } = await readPages<User>(
    client(),
    '/api/admin/users',
    { status, role, q: search },
    limit,
  );
  out.list(rows, [
    { title: 'NAME', flexible: true, value: ({ firstName, lastName }) => `${firstName} ${lastName}` },
    { title: 'E-MAIL', flexible: true, value: ({ email }) => email },
    { title: 'SEATS', value: ({ linkedinAccounts, seats }) => `${linkedinAccounts.length}/${seats}` },
    { title: 'STATUS', value: ({ status: each }) => each, style: ({ status: each }) => statusStyles[each] },
    {
      title: 'BILLING DATE',
      value: ({ subscriptionEndsAt }) => localTime(subscriptionEndsAt).slice(0, 10) || '-',
    },
    { title: 'CREATED', value: ({ createdAt }) => localTime(createdAt).slice(0, 10) },
    { title: 'ID', value: ({ _id }) => _id, style: () => 'dim' },
  ]);
  if (rows.length === 0) out.note('No users match.');
  else if (rows.length < total) out.note(`${rows.length} of ${total} users. --limit 0 shows all.`);
}

/** The server searches by e-mail. For an ID, this reads all users. */
export async function findUser(client: Client, ref: string): Promise<User> {
  const wanted = ref.trim().toLowerCase();
  const filter = wanted.includes('@') ? { q: wanted } : {};
  const { rows } = await readPages<User>(client, '/api/admin/users', filter, '0');
  const found = rows.find(({ _id, email }) => _id === ref || email.toLowerCase() === wanted);
  if (found) return found;
  throw new CliError('not_found', `There is no user '${ref}'.`, { hint: 'See `chimein users list`.' });
}

const whole = (text: string | undefined, flag: string): number | undefined => {
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text)) throw usage(`${flag} '${text}' is not a whole number.`);
  return Number(text);
};

async function toBody(
  io: Io,
  { email, firstName, lastName, company, passwordStdin, seats, trialDays }: Person,
) {
  return {
    ...(email !== undefined && { email }),
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(company !== undefined && { companyName: company }),
    ...(seats !== undefined && { seats: whole(seats, '--seats') }),
    ...(trialDays !== undefined && { trialDays: whole(trialDays, '--trial-days') }),
    ...(passwordStdin && { password: await readSecret(io, '--password-stdin') }),
  };
}

async function createUser(context: Context, options: Person): Promise<void> {
  const body = await toBody(context.io, options);
  for (const [key, message, flag] of [
    ['email', 'E-mail', '--email'],
    ['firstName', 'First name', '--first-name'],
    ['lastName', 'Last name', '--last-name'],
    ['password', 'Password', '--password-stdin'],
  ] as const)
    body[key] ??= await promptFor(context, { message, flag, secret: key === 'password' });
  const user = await perform<User>(context, {
    does: `create the customer ${body.email}`,
    method: 'POST',
    path: '/api/admin/user',
    body,
  });
  if (user) show(context.out, user);
}

async function updateUser(
  context: Context,
  { billingDate, currentPasswordStdin, ...person }: UpdateOptions,
  ref: string,
): Promise<void> {
  const flag = '--current-password-stdin';
  if (currentPasswordStdin && person.passwordStdin)
    throw usage(`Use --password-stdin or ${flag}, not both: standard input holds one password.`);
  const body = {
    ...(await toBody(context.io, person)),
    ...(currentPasswordStdin && { currentPassword: await readSecret(context.io, flag) }),
    ...(billingDate !== undefined && { subscriptionEndsAt: moment(billingDate, '--billing-date') }),
  };
  if (Object.keys(body).length === 0) throw usage('Nothing to change.', 'See `chimein users update --help`.');
  const { _id, email } = await findUser(context.client(), ref);
  const path = `/api/admin/user/${encodeURIComponent(_id)}`;
  const step = { does: `change ${email}`, method: 'PUT', path, body } as const;
  const user = await performWithPassword<User>(context, step, flag);
  if (user) show(context.out, user);
}

async function deleteUser(context: Context, _options: object, ref: string): Promise<void> {
  const { out } = context;
  const { _id, email } = await findUser(context.client(), ref);
  const step = {
    does: `delete ${email}`,
    method: 'DELETE',
    path: `/api/admin/user/${encodeURIComponent(_id)}`,
  } as const;
  const question = `Delete ${email} permanently?`;
  if (await perform(context, step, question)) out.object({ _id, email }, () => out.note(`Deleted ${email}.`));
}

async function resetSecondFactor(context: Context, _options: object, ref: string): Promise<void> {
  const { out } = context;
  const { _id, email } = await findUser(context.client(), ref);
  const step = {
    does: `remove the second factor of ${email}`,
    method: 'DELETE',
    path: `/api/admin/user/${encodeURIComponent(_id)}/second-factor`,
  } as const;
  const question = `Remove the second factor of ${email} and sign them out everywhere?`;
  if (await perform(context, step, question))
    out.object({ _id, email }, () => out.note(`${email} can now sign in with the password alone.`));
}
