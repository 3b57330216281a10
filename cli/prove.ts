import { setTimeout as pause } from 'node:timers/promises';
import type { LoggedIn } from '../server/identity/auth/schemas.ts';
import type { CliLoginAnswer, CliLoginStarted } from '../server/identity/factors/cliLoginSchemas.ts';
import type { Challenge, ProofOptions } from '../server/identity/factors/schemas.ts';
import { openBrowser, webAddress } from './browser.ts';
import type { Client } from './client.ts';
import type { Context } from './command.ts';
import { CliError } from './errors.ts';
import { promptFor } from './input.ts';

const tries = 5;
const pollMs = 1000;
const question = 'Code from your authenticator app, or a recovery code';

/** Six digits are an app code. Anything else is a recovery code. */
function answerOf({ secrets }: Context, text: string): { code: string } | { recoveryCode: string } {
  const typed = text.trim();
  secrets.add(typed);
  return /^\d{3} ?\d{3}$/.test(typed) ? { code: typed } : { recoveryCode: typed };
}

/**
 * Proves the user's identity after `proof_required`.
 * @throws {CliError} the server's last error
 */
export async function proveOnTerminal(context: Context): Promise<void> {
  const client = context.client();
  const { methods } = await client.write<ProofOptions>('POST', '/api/auth/proof/options', {});
  context.out.note("Confirm that it's you to continue.");
  const byPassword = methods.includes('password');
  await untilRight(context, async () => {
    const message = byPassword ? 'Your password' : question;
    const typed = await promptFor(context, { message, flag: '--password-stdin', secret: byPassword });
    context.secrets.add(typed);
    await client.write(
      'POST',
      '/api/auth/proof',
      byPassword ? { password: typed } : answerOf(context, typed),
    );
  });
}

/**
 * Answers a login's challenge with `given`, else with a code typed on the terminal or through the browser.
 * @param given an app code or a recovery code; undefined to prompt
 * @param opens whether to open a browser; the address is printed either way
 */
export async function answerChallenge(
  context: Context,
  client: Client,
  { id, methods }: Challenge['challenge'],
  { given, opens }: { given: string | undefined; opens: boolean },
): Promise<LoggedIn> {
  const send = (typed: string) =>
    client.write<LoggedIn>('POST', '/api/auth/challenge', { id, ...answerOf(context, typed) });
  if (given !== undefined) return send(given);
  if (context.interactive && !methods.includes('code')) return throughBrowser(context, client, id, opens);
  return untilRight(context, async () =>
    send(await promptFor(context, { message: question, flag: '--code-stdin' })),
  );
}

/** The browser asks for the passkey. The code shown in the terminal ties that to this login. */
async function throughBrowser(
  context: Context,
  client: Client,
  challengeId: string,
  opens: boolean,
): Promise<LoggedIn> {
  const { id, code, url } = await client.write<CliLoginStarted>('POST', '/api/auth/cli-login', {
    challengeId,
  });
  const page = webAddress(url);
  context.out.note(`Open ${page} in your browser and enter this code: ${code}`);
  if (opens) await openBrowser(context.io.env, page, context.out.note);
  for (;;) {
    const answer = await client.write<CliLoginAnswer>('POST', `/api/auth/cli-login/${id}`, { challengeId });
    if ('token' in answer) return answer;
    await pause(pollMs, undefined, { signal: context.signal });
  }
}

/** Asks again after a wrong answer, as often as the server allows. */
async function untilRight<T>(context: Context, attempt: () => Promise<T>): Promise<T> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      const isWrong = error instanceof CliError && error.status === 422;
      if (!isWrong || left === 0) throw error;
      context.out.note(error.message);
    }
  }
}
