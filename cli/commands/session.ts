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

  const logout = program
    .command('logout')
    .description('End the session, and forget its token.')
    .addHelpText('after', '\nExamples:\n  $ chimein logout')
    .action(action(logOut));
  withJson(logout, async () => ['server']);

  const whoami = program
    .command('whoami')
    .summary('Say who is signed in, and where.')
    .description('Say who is signed in, and where. Exits 4 when nobody is, or when the token no longer counts.')
    .addHelpText('after', '\nExamples:\n  $ chimein whoami\n  $ chimein whoami --json email,status')
    .action(action(whoAmI));
  withJson(whoami, async () => Object.keys((await import('../../server/users/schemas.ts')).User.shape));
}

async function logIn(context: Context, options: LoginOptions): Promise<void> {
  if (options.tokenStdin && (options.email || options.passwordStdin))
    throw usage('Use --token-stdin or an e-mail and a password, not both.');
  const target = await chooseTarget(context, options);
  if (options.tokenStdin) {
    const token = (await readSecret('--token-stdin')).trim();
    secrets.add(token);
    const { email } = await (await target.clientWith(token)).get<User>('/api/me');
    return keep(target, token, email);
  }
  const email = options.email ?? (await ask(target, { message: 'E-mail', flag: '--email' }));
  const password = options.passwordStdin
    ? await readSecret('--password-stdin')
    : await ask(target, { message: 'Password', flag: '--password-stdin', secret: true });
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
  return context.at(serverAddress(await ask(context, { message: 'Server', flag: '--server', initial: context.server })));
}

/** Proves the address by its code. A person who mistypes it is asked again, until the server lets nobody try any more. */
async function verify(context: Context, client: Client, email: string, code: string | undefined): Promise<void> {
  if (code !== undefined) return void (await client.post('/api/otp/verify-otp', { email, otp: code }));
  // Sending is a GET that does something: each one ends the code before it, so it is not repeated.
  await client.get(`/api/otp/send-otp/${encodeURIComponent(email)}`, { retry: false });
  context.out.note(`${email} is not verified yet. A code is on its way to it.`);
  for (let triesLeft = 4; ; triesLeft -= 1) {
    const otp = await ask(context, { message: 'Code', flag: '--code' });
    try {
      return void (await client.post('/api/otp/verify-otp', { email, otp }));
    } catch (error) {
      if (!(error instanceof CliError && error.code === 'invalid_code') || triesLeft === 0) throw error;
      context.out.note(error.message);
    }
  }
}

async function keep({ out, server }: Context, token: string, email: string): Promise<void> {
  if (URL.parse(server)?.protocol === 'http:' && !/^https?:\/\/(127\.|localhost|\[::1\])/.test(server))
    out.note(`warning: ${server} is not encrypted; others on the way can read the token.`);
  await saveProfile({ server, token });
  if (process.env.CHIMEIN_TOKEN) out.note('warning: CHIMEIN_TOKEN is set, and goes before this login.');
  if (out.isJson) out.object({ server, email, verified: true }, () => {});
  else out.note(`Signed in to ${server} as ${email}.`);
}

/** Ends the session on the server too. When that can't be reached the token is forgotten here all the same. */
async function logOut(context: Context): Promise<void> {
  const { out } = context;
  const { server, token } = await readProfile();
  if (server && token) {
    try {
      await (await context.at(server).clientWith(token)).post('/api/auth/logout', {});
    } catch (error) {
      if (!(error instanceof CliError) || error.code === 'interrupted') throw error;
      if (error.status !== 401) out.note(`warning: the session could not be ended on the server. ${error.message}`);
    }
    await saveProfile({ server });
  }
  if (process.env.CHIMEIN_TOKEN) out.note('CHIMEIN_TOKEN is still set, and still signs you in.');
  out.object({ server: server ?? null }, () => out.note(token ? `Signed out of ${server}.` : 'Nobody was signed in.'));
}

async function whoAmI({ out, client: signedIn, server }: Context): Promise<void> {
  const user = await (await signedIn()).get<User>('/api/me');
  out.object(user, () => out.line(`${user.email} (${user.role}, ${user.status}) at ${server}`));
}
