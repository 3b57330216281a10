import type {
  Factors,
  RecoveryCodes,
  TotpConfirmed,
  TotpSecret,
} from '../../server/identity/factors/schemas.ts';
import type { OauthGrant } from '../../server/identity/oauth/schemas.ts';
import type { Session } from '../../server/identity/sessions/schemas.ts';
import { type Context, command, fieldsOf, type Group } from '../command.ts';
import { usage } from '../errors.ts';
import { perform, performAll } from '../perform.ts';
import { pick } from '../pick.ts';
import { localTime } from '../text.ts';
import { writeWhole } from '../writeWhole.ts';

const needsSignIn = 'Needs a sign-in with a password: a personal access token cannot do this.';

const sessions: Group = {
  name: 'sessions',
  about: 'List your sign-ins, and end them.',
  commands: [
    command({
      name: 'list',
      about: 'List your sign-ins in browsers and command lines.',
      details: needsSignIn,
      fields: fieldsOf<Session>({
        id: 'ID of the sign-in',
        createdAt: 'time of the sign-in',
        lastSeenAt: 'time of the last use, to the minute',
        expiresAt: 'time at which it ends',
        userAgent: 'browser or command line',
        address: 'network address of the sign-in, or null',
        current: 'whether you use it now',
      }),
      examples: ['chimein sessions list', 'chimein sessions list --json id,userAgent,lastSeenAt'],
      async run({ out, client }) {
        const { rows } = await client().list<Session>('/api/sessions');
        out.list(rows, [
          { title: 'DEVICE', flexible: true, value: ({ userAgent }) => userAgent || '-' },
          { title: 'ADDRESS', value: ({ address }) => address ?? '-' },
          { title: 'LAST USED', value: ({ lastSeenAt }) => localTime(lastSeenAt) },
          { title: 'ENDS', value: ({ expiresAt }) => localTime(expiresAt).slice(0, 10) },
          { title: 'CURRENT', value: ({ current }) => (current ? 'yes' : '') },
          { title: 'ID', value: ({ id }) => id, style: () => 'dim' },
        ]);
      },
    }),
    command<{ others?: boolean }, [string[]]>({
      name: 'end',
      about: 'End sign-ins immediately.',
      details: needsSignIn,
      arguments: [{ name: 'sessions', about: 'IDs from `sessions list`', many: true, optional: true }],
      flags: [{ flags: '--others', about: 'all but the one you use now' }],
      fields: { id: 'ID of the sign-in' },
      writes: true,
      examples: ['chimein sessions end --others --dry-run'],
      run: endSessions,
    }),
  ],
};

const factors: Group = {
  name: 'factors',
  about: 'Add, show and remove your second factors. You add passkeys in your browser, under Settings.',
  commands: [
    command({
      name: 'list',
      about: 'Show your passkeys, your authenticator app and the recovery codes left.',
      details: needsSignIn,
      fields: fieldsOf<Factors>({
        passkeys: '`[{id, name, createdAt, lastUsedAt}]`',
        totp: 'whether an authenticator app is set up',
        recoveryCodesLeft: 'number of unused recovery codes',
        required: 'whether this admin must have a second factor',
        requiredFrom: 'time after which admin calls need one, in milliseconds since 1970, or null',
      }),
      examples: ['chimein factors list', 'chimein factors list --json recoveryCodesLeft'],
      async run({ out, client }) {
        const held = await client().get<Factors>('/api/auth/factors');
        out.object(held, () =>
          out.facts([
            ['Authenticator app', held.totp ? 'set up' : 'none'],
            ['Passkeys', held.passkeys.map(({ name }) => name).join(', ') || 'none'],
            ['Recovery codes', `${held.recoveryCodesLeft} left`],
          ]),
        );
      },
    }),
    command({
      name: 'add-authenticator',
      about: 'Print a new secret for an authenticator app. It is shown only once.',
      details: `${needsSignIn} It is on only after \`chimein factors confirm-authenticator\`.`,
      fields: { secret: 'the secret, in base32', uri: 'the same as an address that apps open' },
      proof: true,
      writes: true,
      examples: ['chimein factors add-authenticator --dry-run'],
      run: addAuthenticator,
    }),
    command<object, [string]>({
      name: 'confirm-authenticator',
      about: 'Turn your authenticator app on. Prints recovery codes if it is your first second factor.',
      details: needsSignIn,
      arguments: [{ name: 'code', about: '6 digits that the app shows' }],
      fields: { recoveryCodes: 'ten codes, shown only once; missing if you had a second factor' },
      proof: true,
      writes: true,
      examples: ['chimein factors confirm-authenticator 314159 --dry-run'],
      run: confirmAuthenticator,
    }),
    command<object, [string]>({
      name: 'remove',
      about: 'Remove a passkey or your authenticator app.',
      details: needsSignIn,
      arguments: [{ name: 'factor', about: '`authenticator`, or the ID or unique name of a passkey' }],
      fields: { removed: 'the factor' },
      proof: true,
      writes: true,
      examples: ['chimein factors remove authenticator --dry-run'],
      run: removeFactor,
    }),
    command({
      name: 'recovery-codes',
      about: 'Replace your recovery codes with ten new ones and print them. They are shown only once.',
      details: needsSignIn,
      fields: { recoveryCodes: 'the new codes' },
      proof: true,
      writes: true,
      examples: ['chimein factors recovery-codes --dry-run'],
      run: replaceRecoveryCodes,
    }),
  ],
};

const assistants: Group = {
  name: 'assistants',
  about: 'List the assistants that you connected, and disconnect them.',
  commands: [
    command({
      name: 'list',
      about: 'List your connected assistants.',
      fields: fieldsOf<OauthGrant>({
        id: 'ID of the connection',
        name: 'name of the assistant',
        redirectTo: 'host or app that the access was given to',
        scope: '`read`, `review` or `write`',
        createdAt: 'time it was connected',
        expiresAt: 'time at which the connection ends',
        lastUsedAt: 'time of the last use, to the minute, or null',
      }),
      examples: ['chimein assistants list', 'chimein assistants list --json name,scope,lastUsedAt'],
      async run({ out, client }) {
        const { rows } = await client().list<OauthGrant>('/api/oauth-grants');
        out.list(rows, [
          { title: 'NAME', flexible: true, value: ({ name }) => name },
          { title: 'AT', value: ({ redirectTo }) => redirectTo },
          { title: 'SCOPE', value: ({ scope }) => scope },
          { title: 'CONNECTED', value: ({ createdAt }) => localTime(createdAt).slice(0, 10) },
          { title: 'LAST USED', value: ({ lastUsedAt }) => localTime(lastUsedAt) || 'never' },
          { title: 'ID', value: ({ id }) => id, style: () => 'dim' },
        ]);
        if (rows.length === 0) out.note('No assistants.');
      },
    }),
    command<object, [string[]]>({
      name: 'disconnect',
      about: 'Disconnect assistants immediately.',
      arguments: [{ name: 'assistants', about: 'IDs or unique names', many: true }],
      fields: { id: 'ID of the connection', name: 'name of the assistant' },
      writes: true,
      examples: [
        'chimein assistants disconnect Claude --dry-run',
        'chimein assistants disconnect Claude --yes',
      ],
      run: disconnect,
    }),
  ],
};

const myData = command<{ output: string }>({
  name: 'my-data',
  about: 'Export all data about you, as JSON.',
  details: needsSignIn,
  flags: [{ flags: '-o, --output <file>', about: 'output file; - writes to standard output', default: '-' }],
  fields: 'any',
  examples: ['chimein my-data -o my-data.json'],
  async run({ out, client }, { output }) {
    const text = await client().raw('GET', '/api/me/export');
    if (output === '-') return out.data(text);
    await writeWhole(output, text);
    out.note(`Wrote your data to ${output}.`);
  },
});

export default [sessions, factors, assistants, myData];

async function endSessions(context: Context, { others }: { others?: boolean }, ids: string[]): Promise<void> {
  if (others === ids.length > 0 || (!others && ids.length === 0))
    throw usage('Give IDs of sign-ins, or --others.', 'See `chimein sessions list`.');
  const { rows } = await context.client().list<Session>('/api/sessions');
  const named = rows.map((row) => ({ ...row, name: row.userAgent }));
  const chosen = others
    ? named.filter(({ current }) => !current)
    : [...new Set(ids.map((id) => pick(named, id, 'sign-in', 'chimein sessions list')))];
  const done = await performAll(
    context,
    chosen.map(({ id, name }) => ({
      does: `end the sign-in ${id} (${name})`,
      subject: id,
      method: 'DELETE',
      path: `/api/sessions/${encodeURIComponent(id)}`,
    })),
    `End ${chosen.length === 1 ? '1 sign-in' : `${chosen.length} sign-ins`}?`,
  );
  if (!done) return;
  done.check();
  if (context.out.isJson)
    context.out.list(
      chosen.map(({ id }) => ({ id })),
      [],
    );
  else context.out.note(chosen.length === 1 ? 'Ended 1 sign-in.' : `Ended ${chosen.length} sign-ins.`);
}

async function removeFactor(context: Context, _options: object, factor: string): Promise<void> {
  const client = context.client();
  const isApp = factor === 'authenticator';
  const passkey = isApp
    ? null
    : pick(
        (await client.get<Factors>('/api/auth/factors')).passkeys,
        factor,
        'passkey',
        'chimein factors list',
      );
  const named = passkey ? `the passkey '${passkey.name}'` : 'your authenticator app';
  const step = {
    does: `remove ${named}`,
    method: 'DELETE',
    path: passkey ? `/api/auth/passkeys/${encodeURIComponent(passkey.id)}` : '/api/auth/totp',
  } as const;
  if (!(await perform(context, step, `Remove ${named}?`))) return;
  context.out.object({ removed: factor }, () => context.out.note(`Removed '${factor}'.`));
}

async function addAuthenticator(context: Context): Promise<void> {
  const { out } = context;
  context.client();
  const does = 'create a secret for an authenticator app';
  const made = await perform<TotpSecret>(context, { does, method: 'POST', path: '/api/auth/totp' });
  if (!made) return;
  out.object(made, () => {
    out.facts([
      ['Secret', made.secret],
      ['Address', made.uri],
    ]);
    out.note('Add it to your app, then run `chimein factors confirm-authenticator` with a code of the app.');
  });
}

async function confirmAuthenticator(context: Context, _options: object, code: string): Promise<void> {
  const { out } = context;
  context.client();
  const made = await perform<TotpConfirmed>(context, {
    does: 'turn on your authenticator app',
    method: 'POST',
    path: '/api/auth/totp/confirm',
    body: { code },
  });
  if (!made) return;
  out.object(made, () => {
    out.note('Your authenticator app is on.');
    made.recoveryCodes?.forEach(out.line);
  });
}

async function replaceRecoveryCodes(context: Context): Promise<void> {
  // Not even a dry run works without a sign-in.
  context.client();
  const does = 'replace your recovery codes';
  const step = { does, method: 'POST', path: '/api/auth/recovery-codes' } as const;
  const made = await perform<RecoveryCodes>(context, step, 'Replace your recovery codes?');
  if (made) context.out.object(made, () => made.recoveryCodes.forEach(context.out.line));
}

async function disconnect(context: Context, _options: object, refs: string[]): Promise<void> {
  const { rows } = await context.client().list<OauthGrant>('/api/oauth-grants');
  const chosen = [...new Set(refs.map((ref) => pick(rows, ref, 'assistant', 'chimein assistants list')))];
  const done = await performAll(
    context,
    chosen.map(({ id, name }) => ({
      does: `disconnect '${name}'`,
      subject: name,
      method: 'DELETE',
      path: `/api/oauth-grants/${encodeURIComponent(id)}`,
    })),
    `Disconnect ${chosen.map(({ name }) => `'${name}'`).join(', ')}?`,
  );
  if (!done) return;
  done.check();
  const ended = chosen.map(({ id, name }) => ({ id, name }));
  if (context.out.isJson) context.out.list(ended, []);
  else for (const { name } of ended) context.out.note(`Disconnected '${name}'.`);
}
