import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listMails } from '../../../db/messaging/mails.ts';
import type { Db } from '../../../db/open.ts';
import type { Log } from '../../../server/log.ts';
import { requiresTls } from '../../../server/messaging/mail/transport.ts';
import { checkMail } from '../../../server/operations/doctor/mail.ts';
import { type ManualClock, manualClock } from '../../support/clock.ts';
import { testDb } from '../../support/database.ts';
import { openMail, type TestMail } from './openMail.ts';

/* Faults of the setup: e-mails wait, the operator learns which setting to change, and then they are sent. */

type Replies = { mailFrom?: string; rcptTo?: string; data?: string };

/** A mail server that speaks no TLS, takes any password, and records every line that it gets. */
async function plainServer() {
  const lines: string[] = [];
  const replies: Replies = {};
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let isContent = false;
    const answer = (line: string): string | null => {
      lines.push(line);
      if (isContent) {
        if (line !== '.') return null;
        isContent = false;
        return replies.data ?? '250 queued';
      }
      if (/^EHLO/i.test(line)) return '250-plain\r\n250 AUTH PLAIN LOGIN';
      if (/^AUTH/i.test(line)) return '235 accepted';
      if (/^STARTTLS/i.test(line)) return '502 not implemented';
      if (/^MAIL/i.test(line)) return replies.mailFrom ?? '250 sender ok';
      if (/^RCPT/i.test(line)) return replies.rcptTo ?? '250 recipient ok';
      if (/^QUIT/i.test(line)) return '221 bye';
      if (!/^DATA/i.test(line)) return '250 ok';
      isContent = true;
      return '354 go ahead';
    };
    let rest = '';
    socket.on('data', (chunk) => {
      const parts = (rest + chunk).split('\r\n');
      rest = parts.pop() ?? '';
      for (const line of parts) {
        const said = answer(line);
        if (said !== null) socket.write(`${said}\r\n`);
      }
    });
    socket.on('error', () => {});
    socket.write('220 plain ESMTP\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    lines,
    replies,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

const password = 'secret-password';
const onTheWire = Buffer.from(`\0ada\0${password}`).toString('base64');
let db: Db;
let clock: ManualClock;
let server: Awaited<ReturnType<typeof plainServer>>;
let alarms: Record<string, unknown>[];
let mail: TestMail | undefined;

beforeEach(async () => {
  db = await testDb();
  clock = manualClock(Date.parse('2026-03-02T10:00:00.000Z'));
  server = await plainServer();
  alarms = [];
});
afterEach(async () => {
  await mail?.close();
  await server.close();
  db.close();
});

/** @param host `0.0.0.0` leads to this machine as well, and is not a loopback address */
async function open(host: '127.0.0.1' | '0.0.0.0', query = ''): Promise<TestMail> {
  const log = {
    error: (details: Record<string, unknown>) => void alarms.push(details),
    warn: () => {},
  } as unknown as Log;
  const smtpUrl = `smtp://ada:${password}@${host}:${server.port}${query}`;
  mail = await openMail({ db, clock, log, smtpUrl, authSecret: 'a secret of thirty-two characters' });
  return mail;
}
const row = async () =>
  (await listMails(db, { sort: { field: 'createdAt', descending: false }, offset: 0, limit: 1, filter: {} }))
    .rows[0];

async function post(to: TestMail): Promise<void> {
  const body = { text: 'The code is 123456', html: '<p>The code is 123456</p>' };
  await to.post({ userId: null, kind: 'verify_email', to: 'bea@example.com', subject: 'Your code', ...body });
  await to.sendDue();
}

/** Lets the next try come, and answers whether the mail went out with all that it says. */
async function arrivesNow(): Promise<boolean> {
  clock.advance(60_000);
  await mail?.sendDue();
  return (
    (await row())?.sentAt === clock.now() && server.lines.some((line) => line.includes('The code is 123456'))
  );
}

test.each([
  ['smtp://ada:pw@mail.example:587', true],
  ['smtp://ada:pw@10.0.0.5:25', true],
  ['smtp://ada@mail.example', true],
  ['smtp://mail.example:25', false],
  ['smtps://ada:pw@mail.example:465', false],
  ['smtp://ada:pw@localhost:1025', false],
  ['smtp://ada:pw@127.0.0.1:1025', false],
  ['smtp://ada:pw@[::1]:1025', false],
])('P17: requires TLS for %s: %s', (url, required) => {
  expect(requiresTls(url)).toBe(required);
});

describe('P17: a mail server without STARTTLS', () => {
  test('gets no password; the e-mail waits, and the alarm names the fix', async () => {
    await post(await open('0.0.0.0'));
    expect(server.lines.join('\n')).not.toMatch(/AUTH|MAIL|RCPT|DATA/);
    expect(await row()).toMatchObject({ tries: 1, sentAt: null, dueAt: clock.now() + 5000 });
    expect(alarms).toEqual([
      expect.objectContaining({ alarm: 'mail', fix: expect.stringMatching(/STARTTLS.*587.*smtps:.*465/) }),
    ]);
  });

  test('gets it with ?requireTLS=false, and on the same machine', async () => {
    await post(await open('0.0.0.0', '?requireTLS=false'));
    expect(server.lines).toContain(`AUTH PLAIN ${onTheWire}`);
    expect(await row()).toMatchObject({ sentAt: clock.now() });
    await mail?.close();
    server.lines.length = 0;
    await post(await open('127.0.0.1'));
    expect(server.lines).toContain(`AUTH PLAIN ${onTheWire}`);
    expect(alarms).toEqual([]);
  });

  test('is reported by the doctor', async () => {
    const { publicUrl } = { publicUrl: 'https://app.example' };
    const needs = { mail: await open('0.0.0.0'), config: { publicUrl } } as unknown as Parameters<
      typeof checkMail
    >[0];
    await expect(checkMail(needs, null)).rejects.toMatchObject({
      fix: { message: expect.stringContaining('smtps://') },
    });
  });
});

describe('P18: a rejected sender', () => {
  test.each<[string, Replies]>([
    ['553 at MAIL FROM', { mailFrom: '553 5.7.1 Sender address rejected: not owned by user' }],
    ['550 at MAIL FROM', { mailFrom: '550 no such domain here' }],
    ['Postfix, which says so at RCPT TO', { rcptTo: '550 5.7.1 <hello@x>: Sender address rejected' }],
    ['SES, which says so at DATA', { data: '554 Message rejected: Email address is not verified.' }],
  ])('%s: keeps the code with an alarm, and delivers it after the fix', async (_where, replies) => {
    Object.assign(server.replies, replies);
    await post(await open('127.0.0.1'));
    expect(await row()).toMatchObject({ tries: 1, sentAt: null, dueAt: clock.now() + 5000 });
    expect(alarms).toEqual([
      expect.objectContaining({ alarm: 'mail', fix: expect.stringContaining('MAIL_FROM') }),
    ]);
    for (const when of Object.keys(replies)) delete server.replies[when as keyof Replies];
    expect(await arrivesNow()).toBe(true);
  });

  test.each<[string, Replies]>([
    ['a recipient that does not exist', { rcptTo: '550 5.1.1 no such user' }],
    ['a recipient that Postfix could not verify', { rcptTo: '550 Recipient address rejected: unverified' }],
    ['content that is taken for spam', { data: '554 5.7.1 spam' }],
  ])('is not %s, which gives the e-mail up', async (_what, replies) => {
    Object.assign(server.replies, replies);
    await post(await open('127.0.0.1'));
    expect(await row()).toMatchObject({ dueAt: null, sentAt: null, text: '' });
    expect(alarms).toEqual([expect.not.objectContaining({ alarm: 'mail' })]);
  });
});
