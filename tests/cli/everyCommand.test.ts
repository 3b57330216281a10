import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packedCli } from '../support/packedCli.ts';
import { declared } from './declared.ts';
import { password, startWorld } from './world.ts';

let world: Awaited<ReturnType<typeof startWorld>>;
beforeAll(async () => {
  world = await startWorld();
  await world.command('chimein tokens create "nightly report"');
  await world.command('chimein settings export --all -o settings.yaml');
  const { stdout: whole } = await world.command('chimein settings export --all');
  writeFileSync(join(world.directory, 'kind.yaml'), whole.replace(/prompt: .*/g, 'prompt: Be kind.'));
  await world.run('chimein bench add "$POST_URL" --account "Sam Lee"');
  await world.command('chimein people invite lea@example.com');
  await world.command('chimein webhooks add https://hooks.example.com/chimein --event comment.posted');
});
afterAll(() => world.stop());

const own = declared.filter(([words]) => !words.startsWith('__'));
const who = (words: string) => (/^(users|ops|opt-outs|costs)/.test(words) ? 'admin' : 'customer');
/** Each writing command, with arguments that change something. */
const writing = {
  'accounts connect': 'chimein accounts connect',
  'accounts disconnect': 'chimein accounts disconnect "Sam Lee"',
  start: 'chimein start --all',
  pause: 'chimein pause --all',
  'drafts approve': 'chimein drafts approve --all',
  'drafts edit': 'chimein drafts edit "$DRAFT" --comment "Which step took longest?"',
  'drafts hold': 'chimein drafts hold "$DRAFT"',
  'drafts stop': 'chimein drafts stop "$DRAFT"',
  'drafts discard': 'chimein drafts discard "$DRAFT" "$OTHER_DRAFT"',
  'replies handled': 'chimein replies handled "$REPLY"',
  'digest on': 'chimein digest on --time-zone Europe/Berlin',
  'digest off': 'chimein digest off',
  'news on': 'chimein news on drafts',
  'news off': 'chimein news off results',
  'autonomy allow': 'chimein autonomy allow --all --after 15',
  'autonomy disallow': 'chimein autonomy disallow --all',
  'autonomy reset': 'chimein autonomy reset "Sam Lee" https://www.linkedin.com/in/ada-okafor',
  'voice read': 'chimein voice read "Sam Lee" --yes',
  'voice add': 'chimein voice add "Sam Lee" "Which of the two would you measure first?"',
  'voice remove': 'chimein voice remove "Sam Lee" f1fe3a69577aa75d5666b831',
  'voice forget': 'chimein voice forget "Sam Lee"',
  'proposals accept': 'chimein proposals accept "$PROPOSAL"',
  'proposals dismiss': 'chimein proposals dismiss "$PROPOSAL"',
  'proposals take-back': 'chimein proposals take-back "$LEARNED"',
  'settings import': 'chimein settings import -f kind.yaml',
  'billing seats': 'chimein billing seats 4',
  'billing subscribe': 'chimein billing subscribe Premium',
  'billing cancel': 'chimein billing cancel',
  'billing resume': 'chimein billing resume',
  'cards default': 'chimein cards default 4242',
  'cards remove': 'chimein cards remove 4242',
  'bench add': 'chimein bench add "$POST_URL" --account "Sam Lee"',
  'bench remove': 'chimein bench remove "$POST_URL"',
  'webhooks add': 'chimein webhooks add https://hooks.example.com/other --event comment.posted',
  'webhooks listen': 'chimein webhooks listen --forward-to "$RECEIVER"',
  'webhooks remove': 'chimein webhooks remove https://hooks.example.com/chimein',
  'tokens create': 'chimein tokens create other --expires 90d',
  'tokens revoke': 'chimein tokens revoke "nightly report"',
  'sessions end': 'chimein sessions end --others',
  'factors add-authenticator': 'chimein factors add-authenticator',
  'factors confirm-authenticator': 'chimein factors confirm-authenticator 314159',
  'factors remove': 'chimein factors remove authenticator',
  'factors recovery-codes': 'chimein factors recovery-codes',
  'assistants disconnect': 'chimein assistants disconnect Claude',
  'people invite': 'chimein people invite other@example.com',
  'people resend': 'chimein people resend lea@example.com',
  'people revoke': 'chimein people revoke lea@example.com',
  'people remove': 'chimein people remove "$MEMBER"',
  'people leave': 'chimein people leave "$WORKSPACE"',
  'users create':
    'chimein users create --email x@example.com --first-name X --last-name Y --password-stdin < password.txt',
  'users update':
    'chimein users update ada@example.com --password-stdin --billing-date 2027-01-31 < password.txt',
  'users reset-second-factor': 'chimein users reset-second-factor lost@example.com',
  'users delete': 'chimein users delete ada@example.com',
  'opt-outs add': 'chimein opt-outs add https://www.linkedin.com/in/ada-okafor',
  'opt-outs accept': 'chimein opt-outs accept one',
  'opt-outs reject': 'chimein opt-outs reject one',
  'opt-outs remove': 'chimein opt-outs remove one',
  'costs add-price': 'chimein costs add-price sandbox-writer --input-price 1 --output-price 2',
  'costs set-caps': 'chimein costs set-caps --installation none',
  'costs set-cap': 'chimein costs set-cap ada@example.com none',
  'ops reconcile': 'chimein ops reconcile --repair',
  'ops replay': 'chimein ops replay one',
  'ops stop-all': 'chimein ops stop-all --reason "Maintenance"',
  api: 'chimein api DELETE /api/me',
};
/** POST calls that change nothing. */
const asking = /\/api\/(subscription\/preview|settings\/validate)/;

describe('every command', () => {
  test.each(own)('%s has help with its examples and fields', async (words, { examples, fields, writes }) => {
    const { exitCode, stdout, stderr } = await world.run(`chimein ${words} --help`);
    expect([exitCode, stderr]).toEqual([0, '']);
    for (const line of examples) expect(stdout).toContain(`$ ${line}`);
    if (fields !== 'any') expect(stdout).toContain(Object.keys(fields).join(', '));
    expect(stdout.includes('--dry-run')).toBe(writes === true);
  });

  test.each(own.filter(([, { writes }]) => writes))(
    '%s changes nothing with --dry-run, and prints its changes',
    async (words) => {
      const line = writing[words as keyof typeof writing];
      const { exitCode, stdout, stderr } = await world.run(`${line} --dry-run --verbose`, {
        who: who(words),
      });
      expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/^would |: would change$/m)]);
      expect(
        stderr.split('\n').filter((each) => /^> (POST|PUT|DELETE)/.test(each) && !asking.test(each)),
      ).toEqual([]);
      expect(stdout + stderr).not.toContain(password);
    },
  );

  const local =
    /^(login|logout|profiles|config|completion|commands|exit-codes|settings schema|ops health|webhooks trigger)/;
  test.each(own.filter(([words]) => !local.test(words)))(
    '%s exits 4 without a sign-in, with the usual error format',
    async (_words, { examples: [line = ''] }) => {
      const text = line.replace(/^(.*\| )?chimein ([^|<]*).*$/, 'chimein $2 --json');
      const { exitCode, stdout, stderr } = await world.command(text, {
        input: 'x\n',
        env: { CHIMEIN_CONFIG_DIR: join(world.directory, 'nobody'), CHIMEIN_SERVER: world.server.url },
      });
      expect({ text, exitCode, stdout }).toEqual({ text, exitCode: 4, stdout: '' });
      expect(JSON.parse(stderr)).toEqual({
        code: 'not_signed_in',
        message: expect.any(String),
        hint: expect.any(String),
        requestId: null,
      });
    },
  );
});

test('the package contains every command', async () => {
  const { exitCode, stdout } = await world.start('chimein commands --json command');
  expect(exitCode).toBe(0);
  expect(JSON.parse(stdout)).toEqual(own.map(([words]) => ({ command: words })));
});

test('needs only Node, and contains no server code', () => {
  const folder = dirname(packedCli);
  const { dependencies, engines, version } = JSON.parse(
    readFileSync(join(folder, '../package.json'), 'utf8'),
  );
  expect([dependencies, engines]).toEqual([undefined, { node: '>=22.13' }]);
  expect(version).toBe(JSON.parse(readFileSync('package.json', 'utf8')).version);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.cjs'))) {
    const code = readFileSync(join(folder, file), 'utf8');
    const required = [...code.matchAll(/require\(["'`]([^"'`]+)["'`]\)/g)].map(([, name = '']) => name);
    // ajv contains the paths of its own files, for generated code.
    const foreign = required.filter(
      (name) => !/^(\.\/|ajv)/.test(name) && !name.startsWith('node:') && !builtinModules.includes(name),
    );
    expect({ file, foreign }).toEqual({ file, foreign: [] });
    expect(code).not.toMatch(/drizzle|better-sqlite3|node:sqlite|@hono/);
  }
});
