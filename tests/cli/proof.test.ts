import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessions } from '../../db/schema/index.ts';
import { direct } from '../support/database.ts';
import { declared } from './declared.ts';
import { onTerminal } from './terminal.ts';
import { password, startWorld } from './world.ts';

let world: Awaited<ReturnType<typeof startWorld>>;
beforeAll(async () => {
  world = await startWorld();
  await world.run('chimein opt-outs add https://www.linkedin.com/in/ada-okafor', { who: 'admin' });
});
afterAll(() => world.stop());
beforeEach(async () => {
  await direct(world.server.deps.db).update(sessions).set({ provedAt: 0 });
});

const who = (words: string) =>
  /^(users|ops|opt-outs|costs)/.test(words) ? ('admin' as const) : ('customer' as const);
/** They take the password itself, which `currentPassword.test.ts` shows. */
const byPassword = new Set(['tokens create', 'users update']);
/** Where the command's own examples need no proof, or name what an earlier example makes. */
const lines: Record<string, string> = {
  api: 'echo \'{"paymentMethodId":"pm_card_visa"}\' | chimein api POST /api/subscription/payment-methods -f -',
  'billing seats': 'chimein billing seats 5 --yes',
  'billing subscribe': 'chimein billing subscribe Premium --yes',
  'cards remove': 'chimein cards remove 4242 --yes',
  'factors add-authenticator': 'chimein factors add-authenticator',
  'factors confirm-authenticator': 'chimein factors confirm-authenticator 314159',
  'users delete': 'chimein users delete tom.sommer@example.com --yes',
  'opt-outs remove': 'chimein opt-outs remove https://www.linkedin.com/in/ada-okafor',
  'drafts discard': 'chimein drafts discard "$OTHER_DRAFT"',
  'factors remove': 'chimein factors remove authenticator --yes',
  'factors recovery-codes': 'chimein factors recovery-codes --yes',
  'ops reconcile': 'chimein ops reconcile --repair --yes',
};
const lineOf = (words: string, examples: string[]) =>
  lines[words] ?? examples.find((line) => !/--dry-run|--watch|--follow/.test(line));

describe('in a pipe, a command', () => {
  const guarded = declared.filter(([, { proof }]) => proof);

  test.each(guarded)(
    '%s exits 4 with an old session, says what to do, and changes nothing',
    async (words, { examples }) => {
      if (words === 'people resend') {
        const { token } = world;
        await world.server.prove(token);
        await world.server.call('POST', '/api/people', {
          token,
          json: { email: 'lea@example.com', role: 'viewer' },
        });
        await direct(world.server.deps.db).update(sessions).set({ provedAt: 0 });
      }
      const { exitCode, stderr, stdout } = await world.run(String(lineOf(words, examples)), {
        who: who(words),
      });
      expect({ exitCode, stdout, stderr }).toEqual({
        exitCode: 4,
        stdout: '',
        stderr: expect.stringMatching(
          /Confirm that it's you to continue[\s\S]*sign in again with `chimein login`/,
        ),
      });
    },
  );

  test('needs no proof with a token', async () => {
    await world.server.prove(world.token);
    const created = await world.run('chimein tokens create ci --scope write');
    await direct(world.server.deps.db).update(sessions).set({ provedAt: 0 });
    const env = { CHIMEIN_TOKEN: created.stdout.trim() };
    expect(await world.run('chimein accounts disconnect "Sam Lee" --yes', { env })).toMatchObject({
      exitCode: 0,
    });
  });

  test.each(declared.filter(([words, { writes, proof }]) => writes && !proof && !byPassword.has(words)))(
    '%s is not asked for one',
    async (words, { examples }) => {
      const line = lineOf(words, examples);
      if (!line) return;
      const { stderr } = await world.run(line, { who: who(words) });
      expect(stderr).not.toContain("Confirm that it's you");
    },
  );
});

test('on a terminal, a change of seats asks for the password and is then done', async () => {
  const { exitCode, shown } = await onTerminal(world, 'chimein billing seats 5 --yes', {
    type: [['Your password', `${password}\r`]],
    columns: 200,
  });
  const text = stripVTControlCharacters(shown);
  expect([exitCode, text]).toEqual([0, expect.stringContaining('You now have 5 seats.')]);
  expect(text.match(/Confirm that it's you/g)).toHaveLength(1);
  // Fewer need none.
  await direct(world.server.deps.db).update(sessions).set({ provedAt: 0 });
  const fewer = await world.run('chimein billing seats 4 --yes');
  expect([fewer.exitCode, fewer.stderr]).toEqual([0, expect.stringContaining('You now have 4 seats.')]);
});
