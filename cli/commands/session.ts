import type { LoginAnswer } from '../../server/identity/factors/schemas.ts';
import type { Session } from '../../server/identity/sessions/schemas.ts';
import type { PersonalToken } from '../../server/identity/tokens/schemas.ts';
import type { User } from '../../server/identity/users/schemas.ts';
import type { Client } from '../client.ts';
import { type Context, command } from '../command.ts';
import { serverAddress } from '../config.ts';
import { changeProfile } from '../configFile.ts';
import { CliError, usage } from '../errors.ts';
import { userFields } from '../fields.ts';
import { promptFor, readSecret, readSecrets } from '../input.ts';
import { answerChallenge } from '../prove.ts';
import { localTime } from '../text.ts';

type LoginOptions = {
  email?: string;
  passwordStdin?: boolean;
  tokenStdin?: boolean;
  code?: string;
  codeStdin?: boolean;
  browser: boolean;
};

export default [
  command<LoginOptions>({
    name: 'login',
    about: 'Sign in to a server and save the token.',
    details:
      'The token is stored in a file that only you can read, and is never printed. Use --profile to keep several sign-ins.',
    flags: [
      { flags: '--email <address>', about: 'your e-mail address' },
      { flags: '--password-stdin', about: 'read the password from standard input' },
      { flags: '--token-stdin', about: 'read a token from standard input instead of e-mail and password' },
      {
        flags: '--code <code>',
        about: 'code from the verification e-mail, if your address is not verified yet',
      },
      {
        flags: '--code-stdin',
        about:
          'read a code from your authenticator app, or a recovery code, from standard input, on the line after the password',
      },
      {
        flags: '--no-browser',
        about: 'print the address instead of opening a browser for your passkey',
      },
    ],
    fields: {
      server: 'server address',
      profile: 'name of the profile',
      email: 'e-mail of the user',
      verified: 'always true',
    },
    makesProfile: true,
    examples: [
      'chimein login --email ada@example.com --password-stdin < password.txt',
      'echo "$TOKEN" | chimein login --token-stdin',
      'chimein login --profile staging --email ada@example.com --password-stdin < password.txt',
    ],
    run: logIn,
  }),
  command({
    name: 'logout',
    about: 'Sign out and delete the saved token.',
    fields: { server: 'server address; null if you were not signed in', profile: 'name of the profile' },
    examples: ['chimein logout', 'chimein logout --profile staging'],
    run: logOut,
  }),
  command({
    name: 'whoami',
    about: 'Show the signed-in user and the server.',
    details:
      'A sign-in ends 30 days after its last use, and 90 days after `chimein login` at the latest. Exits 4 if you are not signed in or the token is no longer valid.',
    fields: { ...userFields, signInEndsAt: 'time at which this sign-in or token ends, or null' },
    examples: ['chimein whoami', 'chimein whoami --json email,status'],
    async run({ out, client, server }) {
      const user = await client().get<User>('/api/me');
      const signInEndsAt = await findEnd(client());
      out.object({ ...user, signInEndsAt }, () => {
        out.line(`${user.email} (${user.role}, ${user.status}) at ${server}`);
        if (signInEndsAt) out.line(`This sign-in ends at ${localTime(signInEndsAt)}.`);
      });
    },
  }),
];

/** The end of the session or of the personal access token. Null if it has none. */
async function findEnd(client: Client): Promise<string | null> {
  const current = async <Row extends { current: boolean; expiresAt: string | null }>(path: string) => {
    const { rows } = await client.list<Row>(path, { query: { range: '[0,999]' } });
    return rows.find((row) => row.current)?.expiresAt ?? null;
  };
  try {
    return await current<Session>('/api/sessions');
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    // A personal access token may not list sessions. An earlier server does not say when they end.
    return error.status === 403 ? current<PersonalToken>('/api/tokens') : null;
  }
}

async function logIn(context: Context, options: LoginOptions): Promise<void> {
  const { io, secrets } = context;
  if (options.tokenStdin && (options.email || options.passwordStdin))
    throw usage('Use --token-stdin or an e-mail and a password, not both.');
  const target = await chooseTarget(context, options);
  if (options.tokenStdin) {
    const token = (await readSecret(io, '--token-stdin')).trim();
    secrets.add(token);
    const { email } = await target.clientWith(token).get<User>('/api/me');
    return keep(target, token, email);
  }
  const email = options.email ?? (await promptFor(target, { message: 'E-mail', flag: '--email' }));
  const [given, factor] = options.passwordStdin
    ? await readSecrets(io, '--password-stdin', options.codeStdin ? 2 : 1)
    : options.codeStdin
      ? [undefined, await readSecret(io, '--code-stdin')]
      : [];
  const password =
    given ?? (await promptFor(target, { message: 'Password', flag: '--password-stdin', secret: true }));
  secrets.add(password);
  const anonymous = target.clientWith(undefined);
  const begun = await anonymous.write<LoginAnswer>('POST', '/api/auth/login', { email, password });
  const answer =
    'challenge' in begun
      ? await answerChallenge(target, anonymous, begun.challenge, { given: factor, opens: options.browser })
      : begun;
  secrets.add(answer.token);
  if (!answer.verified) await verify(target, target.clientWith(answer.token), answer.email, options.code);
  await keep(target, answer.token, answer.email);
}

/** On a terminal, asks for the server unless it is set. */
async function chooseTarget(context: Context, options: LoginOptions): Promise<Context> {
  const { value, origin } = context.config.server;
  if (origin !== 'default' || options.tokenStdin || !context.interactive) return context;
  return context.at(
    serverAddress(await promptFor(context, { message: 'Server', flag: '--server', initial: value })),
  );
}

/** Asks again after a mistyped code, as often as the server allows. */
async function verify(
  context: Context,
  client: Client,
  email: string,
  code: string | undefined,
): Promise<void> {
  if (code !== undefined)
    return void (await client.write('POST', '/api/otp/verify-otp', { email, otp: code }));
  // Not retried, although it is a GET: each e-mail invalidates the code before it.
  await client.get(`/api/otp/send-otp/${encodeURIComponent(email)}`, { retry: false });
  context.out.note(`${email} is not verified yet. We sent it a code.`);
  for (let triesLeft = 4; ; triesLeft -= 1) {
    const otp = await promptFor(context, { message: 'Code', flag: '--code' });
    try {
      return void (await client.write('POST', '/api/otp/verify-otp', { email, otp }));
    } catch (error) {
      if (!(error instanceof CliError && error.code === 'invalid_code') || triesLeft === 0) throw error;
      context.out.note(error.message);
    }
  }
}

async function keep({ io, out, server, config }: Context, token: string, email: string): Promise<void> {
  const profile = config.profile.value;
  if (URL.parse(server)?.protocol === 'http:' && !/^https?:\/\/(127\.|localhost|\[::1\])/.test(server))
    out.note(`warning: ${server} is not encrypted, so others on the network can read the token.`);
  await changeProfile(io.env, profile, (stored) => ({
    ...(stored.server === server && stored),
    server,
    token,
  }));
  if (io.env.CHIMEIN_TOKEN) out.note('warning: CHIMEIN_TOKEN is set and takes precedence over this login.');
  const kept = profile === 'default' ? '' : ` (profile ${profile})`;
  if (out.isJson) out.object({ server, profile, email, verified: true }, () => {});
  else out.note(`Signed in to ${server} as ${email}${kept}.`);
}

/** Ends the session on the server too. If it can't be reached, still deletes the local token. */
async function logOut(context: Context): Promise<void> {
  const { io, out, config } = context;
  const profile = config.profile.value;
  const { server, token } = config.stored;
  if (server && token) {
    try {
      await context.at(server).clientWith(token).write('POST', '/api/auth/logout', {});
    } catch (error) {
      if (!(error instanceof CliError) || error.code === 'interrupted') throw error;
      // A personal access token is no session: it works until it is revoked.
      if (error.status === 403) out.note('The token still works. To revoke it: `chimein tokens revoke`.');
      else if (error.status !== 401)
        out.note(`warning: failed to end the session on the server. ${error.message}`);
    }
    await changeProfile(io.env, profile, ({ token: _, ...kept }) => kept);
  }
  if (io.env.CHIMEIN_TOKEN) out.note('CHIMEIN_TOKEN is still set, so you are still signed in.');
  out.object({ server: server ?? null, profile }, () =>
    out.note(token ? `Signed out of ${server}.` : 'You were not signed in.'),
  );
}
