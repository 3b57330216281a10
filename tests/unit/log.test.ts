import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { environment } from '../../sandbox/env.ts';
import { readConfig } from '../../server/config.ts';
import { safePath } from '../../server/http/requestLog.ts';
import { createLog } from '../../server/log.ts';
import { keepRecent, readRecent, recentLogPath } from '../../server/operations/support/recentLog.ts';
import { createMask, secretSettings, secretsOf } from '../../server/redaction.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'chimein-log-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** The log's output. */
function written(act: (log: ReturnType<typeof createLog>) => void, mask?: (line: string) => string): string {
  const lines: string[] = [];
  act(createLog('debug', { write: (line) => lines.push(line), ...(mask && { mask }) }));
  return lines.join('');
}

test('redacts every configured secret in a line, in any encoding', () => {
  const values: Record<string, string> = Object.fromEntries(
    secretSettings.map((name) => [name, `seeded "${name}"\\/+ of 32 characters`]),
  );
  values.SMTP_URL = 'smtp://user:seeded%20mail%20password@mail.example:587';
  const config = readConfig({
    ...environment('https://providers.example', ''),
    ...values,
    DATA_DIR: dataDir,
  });
  const secrets = secretsOf(config);
  expect(secrets).toContain('seeded mail password');
  const line = written((log) => {
    for (const secret of [...secrets, config.webhookSecret]) {
      const basic = Buffer.from(`${secret}:`).toString('base64');
      log.error({
        said: `refused: ${secret}`,
        url: `https://x/?key=${encodeURIComponent(secret)}`,
        basic,
        err: new Error(secret),
      });
    }
  }, createMask(secrets));
  expect(line).not.toMatch(/seeded/);
  for (const secret of secrets) expect(line).not.toContain(Buffer.from(`${secret}:`).toString('base64'));
  expect(line).toContain('refused: [secret]');
});

test.each([
  `chi_${'x'.repeat(43)}`,
  'eyJhbGciOiJIUzI1NiJ9.eyJ1c2VyIjp7fX0.dBjftJeZ4CVPmB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  'sk_live_51abcdefghijk',
  'whsec_dGhpcyBpcyBhIHNlY3JldA==',
  'https://app.example.com/reset-password/r3Jd0aXv9WmQ2bYc7TzK5pLhUeNfGs4i',
  'https://app.example.com/invitation/r3Jd0aXv9WmQ2bYc7TzK5pLhUeNfGs4i',
  'https://app.example.com/unsubscribe/0199a1b2c3d4.r3Jd0aXv9WmQ2bYc7TzK5pLhUeNfGs4i',
  'https://app.example.com/opt-out/r3Jd0aXv9WmQ2bYc7TzK5p',
  'https://app.example.com/api/opt-outs/r3Jd0aXv9WmQ2bYc7TzK5p',
  'https://app.example.com/api/admin/opt-out/r3Jd0aXv9WmQ2bYc7TzK5p',
  'https://app.example.com/api/auth/cli-login/r3Jd0aXv9WmQ2bYc7TzK5p',
  'https://app.example.com/cli-login?request=r3Jd0aXv9WmQ2bYc7TzK5p',
  'https://app.example.com/api/otp/send-otp/ada.winter@example.com',
  'https://app.example.com//INVITATION/r3Jd0aXv9WmQ2bYc7TzK5pLhUeNfGs4i',
  'https://app.example.com/webhooks/network?secret=r3Jd0aXv9WmQ2bYc7TzK5pLhUeNfGs4i',
  'Authorization: Bearer r3Jd0aXv9WmQ2bYc7TzK5pLhUeNfGs4i',
])('redacts %s', (text) => {
  const masked = createMask([])(text);
  expect(masked).toMatch(/\[secret\]$/);
  expect(masked).not.toContain(text.slice(-12));
});

test('logs an error without its attached properties', () => {
  const cause = Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR', params: ['a hash'] });
  const error = Object.assign(new Error('Failed query: insert\nparams: mara@example.com', { cause }), {
    raw: { card: '4242' },
    params: ['x'],
  });
  const { err } = JSON.parse(written((log) => log.error({ err: error })));
  expect(err).toMatchObject({
    type: 'Error',
    message: 'Failed query: insert',
    cause: { message: 'disk I/O error', code: 'SQLITE_IOERR' },
  });
  expect(JSON.stringify(err)).not.toMatch(/4242|a hash|mara@/);
  expect(err.stack).toMatch(/^ +at .*log\.test\.ts/);
});

test('keeps warnings and errors in a private, redacted file of limited size', () => {
  const path = recentLogPath(dataDir);
  const log = createLog('debug', { write: () => {}, keep: keepRecent(path, ['a seeded secret']) });
  for (let n = 0; n < 9000; n += 1)
    log.warn({ n }, 'something that is told again and again, as when a provider is down');
  log.info('not this');
  const kept = readRecent(path, 3).map((line) => JSON.parse(line).n);
  expect(kept).toEqual([8997, 8998, 8999]);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(statSync(path).size + statSync(`${path}.1`).size).toBeLessThan(600 * 1024);
  keepRecent(join(path, 'below a file'), [])('{"msg":"a log that cannot be written stops nothing"}');
  log.error(
    { mail: 'm1', fault: '550 5.1.1 <mara@example.com> Mara is a seeded secret', name: 'Mara' },
    'no mail to mara@example.com',
  );
  expect(JSON.parse(readRecent(path, 1)[0] ?? '')).toEqual({
    level: 50,
    time: expect.any(Number),
    msg: 'no mail to [e-mail]',
    mail: 'm1',
    fault: '550 5.1.1',
  });
});

test('logs an outage of the database once, with an alarm, until it has been quiet for a minute', () => {
  const lines: { level: number; msg: string; met?: string; alarm?: string }[] = [];
  let now = 0;
  const log = createLog('debug', { write: (line) => lines.push(JSON.parse(line)), now: () => now });
  const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  const readOnly = Object.assign(new Error('attempt to write'), { code: 'SQLITE_READONLY' });
  for (const accountId of ['a', 'b', 'c']) {
    log.error({ err: new Error('not saved', { cause: full }), accountId }, 'failed to finish an account run');
    now += 50_000;
  }
  log.warn({ err: readOnly }, 'failed to write the heartbeat');
  log.error({ err: new Error('another fault') }, 'a job failed');
  now += 60_000;
  log.error({ err: full }, 'failed to claim a job');
  const alarm = 'storage';
  expect(lines.filter(({ level }) => level > 20)).toMatchObject([
    {
      msg: 'the disk of the database is full',
      met: 'failed to finish an account run',
      accountId: 'a',
      alarm,
    },
    { msg: 'the database is read-only', met: 'failed to write the heartbeat', alarm },
    { msg: 'a job failed' },
    { msg: 'the disk of the database is full', met: 'failed to claim a job', alarm },
  ]);
  expect(lines.filter(({ level }) => level === 20)).toHaveLength(2);
});

test.each([
  ['/reset-password/secret', '/reset-password/…'],
  ['/invitation/secret', '/invitation/…'],
  ['/unsubscribe/user.secret', '/unsubscribe/…'],
  ['/webhooks/network/secret', '/webhooks/network/…'],
  ['/api/otp/send-otp/ada@example.com', '/api/otp/send-otp/…'],
  ['/opt-out/r3Jd0aXv9WmQ2bYc7TzK5p', '/opt-out/…'],
  ['/api/opt-outs/r3Jd0aXv9WmQ2bYc7TzK5p', '/api/opt-outs/…'],
  ['/api/opt-outs/r3Jd0aXv9WmQ2bYc7TzK5p/check', '/api/opt-outs/…'],
  ['/api/admin/opt-out/r3Jd0aXv9WmQ2bYc7TzK5p/accept', '/api/admin/opt-out/…'],
  ['/api/auth/cli-login/r3Jd0aXv9WmQ2bYc7TzK5p', '/api/auth/cli-login/…'],
  ['/api/auth/cli-login/r3Jd0aXv9WmQ2bYc7TzK5p/confirm', '/api/auth/cli-login/…'],
  ['//invitation//secret', '//invitation//…'],
  ['/INVITATION/secret', '/INVITATION/…'],
  ['//API//Auth//Cli-Login/secret', '//API//Auth//Cli-Login/…'],
  ['/Opt-Out/secret', '/Opt-Out/…'],
  ['/x/../reset-password/secret', '/x/../reset-password/…'],
  ['/invitation%2Fsecret', '/invitation%2F…'],
  ['/api/opt-outs', '/api/opt-outs'],
  ['/api/invitations/accept', '/api/invitations/accept'],
  ['/api/me', '/api/me'],
])('logs no secret of the path %s', (path, logged) => {
  expect(safePath(path)).toBe(logged);
});
