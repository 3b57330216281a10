/** login, logout, whoami: which server, and as whom. */
import type { Command } from 'commander';
import type { LoggedIn } from '../../server/auth/schemas.ts';
import type { User } from '../../server/users/schemas.ts';
import type { Client } from '../client.ts';
import { readProfile, saveProfile, serverAddress } from '../config.ts';
import { action, type Context, secrets, withJson } from '../context.ts';
import { CliError, usage } from '../errors.ts';
import { ask, readSecret } from '../input.ts';

type LoginOptions = { email?: string; passwordStdin?: boolean; tokenStdin?: boolean; code?: string; server?: string };

export function registerSession(program: Command): void {
  const login = program
    .command('login')
    .summary('Sign in, and remember it.')
    .description('Sign in to a server. The token is kept in a file that only you may read; it is never printed.')
    .option('--email <address>', 'your e-mail address')
    .option('--password-stdin', 'read the password from standard input')
    .option('--token-stdin', 'read a token from standard input, in place of e-mail and password')
    .option('--code <code>', 'the code from the verification mail, for an address not verified yet')
    .addHelpText(
      'after',
      `
Examples:
  $ chimein login
  $ chimein login --server https://chimein.example --email ada@example.com --password-stdin < password.txt
  $ echo "$TOKEN" | chimein login --token-stdin`,
    )
    .action(action(logIn));
  withJson(login, async () => ['server', 'email', 'verified']);

  program
    .command('logout')
    .description('Forget the token on this machine.')
    .addHelpText('after', '\nExamples:\n  $ chimein logout')
    .action(action(logOut));

  const whoami = program
    .command('whoami')
    .summary('Say who is signed in, and where.')
    .description('Say who is signed in, and where. Exits 4 when nobody is, or when the token no longer counts.')
    .addHelpText('after', '\nExamples:\n  $ chimein whoami\n  $ chimein whoami --json email,status')
    .action(action(whoAmI));
  withJson(whoami, async () => Object.keys((await import('../../server/users/schemas.ts')).User.shape));
}

/** The user that a token claims, or null for a token without claims. What it says is checked by the server alone. */
export function claimedUser(token: string): User | null {
  try {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { user?: User };
    return claims.user ?? null;
  } catch {
    return null;
  }
}

/** Throws unless the server accepts the client's token. */
async function checkToken(client: Client, user: User | null): Promise<void> {
  try {
    await client.list(user?.role === 'admin' ? '/api/admin/users' : '/api/linkedinaccount', { query: { range: '[0,0]' } });
  } catch (error) {
    // An admin's token without claims may not list accounts, but it counts.
    if (!(error instanceof CliError && error.code === 'forbidden')) throw error;
  }
}

async function logIn(context: Context, options: LoginOptions): Promise<void> {
  if (options.tokenStdin && (options.email || options.passwordStdin))
    throw usage('Use --token-stdin or an e-mail and a password, not both.');
  const target = await chooseTarget(context, options);
  if (options.tokenStdin) {
    const token = (await readSecret('--token-stdin')).trim();
    secrets.add(token);
    const user = claimedUser(token);
    await checkToken(await target.clientWith(token), user);
    return keep(target, token, user?.email ?? null);
  }
  const email = options.email ?? (await ask(target.interactive, { message: 'E-mail', flag: '--email' }));
  const password = options.passwordStdin
    ? await readSecret('--password-stdin')
    : await ask(target.interactive, { message: 'Password', flag: '--password-stdin', secret: true });
  secrets.add(password);
  const anonymous = await target.clientWith(undefined);
  const answer = await anonymous.post<LoggedIn>('/api/auth/login', { email, password });
  secrets.add(answer.token);
  if (!answer.verified) await verify(target, await target.clientWith(answer.token), answer.email, options.code);
  await keep(target, answer.token, answer.email);
}

/** On a terminal without --server the server is asked for. */
async function chooseTarget(context: Context, options: LoginOptions): Promise<Context> {
  if (options.server || process.env.CHIMEIN_SERVER || options.tokenStdin || !context.interactive) return context;
  return context.at(serverAddress(await ask(true, { message: 'Server', flag: '--server', initial: context.server })));
}

async function verify({ out, interactive }: Context, client: Client, email: string, code: string | undefined): Promise<void> {
  let otp = code;
  if (otp === undefined) {
    // Sending is a GET that does something: each one ends the code before it, so it is not repeated.
    await client.get(`/api/otp/send-otp/${encodeURIComponent(email)}`, { retry: false });
    out.note(`${email} is not verified yet. A code is on its way to it.`);
    otp = await ask(interactive, { message: 'Code', flag: '--code' });
  }
  await client.post('/api/otp/verify-otp', { email, otp });
}

async function keep({ out, server }: Context, token: string, email: string | null): Promise<void> {
  if (URL.parse(server)?.protocol === 'http:' && !/^https?:\/\/(127\.|localhost|\[::1\])/.test(server))
    out.note(`warning: ${server} is not encrypted; others on the way can read the token.`);
  await saveProfile({ server, token });
  if (process.env.CHIMEIN_TOKEN) out.note('warning: CHIMEIN_TOKEN is set, and goes before this login.');
  if (out.isJson) out.object({ server, email, verified: true }, () => {});
  else out.note(`Signed in to ${server}${email ? ` as ${email}` : ''}.`);
}

async function logOut({ out }: Context): Promise<void> {
  const { server, token } = await readProfile();
  await saveProfile({ ...(server && { server }) });
  out.note(token ? `Signed out of ${server}.` : 'Nobody was signed in.');
  if (process.env.CHIMEIN_TOKEN) out.note('CHIMEIN_TOKEN is still set, and still signs you in.');
}

async function whoAmI({ out, client: signedIn, server, token }: Context): Promise<void> {
  const client = await signedIn();
  const user = token ? claimedUser(token) : null;
  await checkToken(client, user);
  out.object(user ?? {}, () =>
    out.line(user ? `${user.email} (${user.role}, ${user.status}) at ${server}` : `A token of ${server}`),
  );
}
