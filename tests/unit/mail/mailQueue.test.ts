import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { insertMail, listMails } from '../../../db/messaging/mails.ts';
import type { Db } from '../../../db/open.ts';
import { type ManualClock, manualClock } from '../../support/clock.ts';
import { direct, rawOf, testDb } from '../../support/database.ts';
import { mailServer } from './mailServer.ts';
import { openMail, type TestMail } from './openMail.ts';

const start = Date.parse('2026-03-02T10:00:00.000Z');
const secret = 'a secret of thirty-two characters';
const second = 1000;
const minute = 60 * second;

let db: Db;
let clock: ManualClock;
let server: Awaited<ReturnType<typeof mailServer>>;
let queue: TestMail;

const open = (port = server.port, authSecret = secret) =>
  openMail({ db, clock, smtpUrl: `smtp://127.0.0.1:${port}`, authSecret });
const letter = (to = 'ada@example.com') => ({
  userId: null,
  kind: 'test',
  to,
  subject: 'Grüße',
  text: 'The code is 123456',
  html: '<p>The code is 123456</p>',
});
/** A text is there, and not the one that was posted. */
const keptSealed = expect.stringMatching(/^[\w-]{30,}$/);
/** The first mail with its job: `dueAt` is null where there is none, or where it is dead. */
const row = async () =>
  (await listMails(db, { sort: { field: 'createdAt', descending: false }, offset: 0, limit: 1, filter: {} }))
    .rows[0];

beforeEach(async () => {
  db = await testDb();
  clock = manualClock(start);
  server = await mailServer();
  queue = await open();
});
afterEach(async () => {
  await queue.close();
  await server.close();
  db.close();
});

describe('a queued e-mail', () => {
  it('arrives as text and HTML, from us, marked as automatic', async () => {
    await queue.post(letter());
    await queue.sendDue();
    expect(server.received).toHaveLength(1);
    const [{ mail, to } = { mail: undefined, to: [] }] = server.received;
    expect(to).toEqual(['ada@example.com']);
    expect(mail).toMatchObject({
      from: { name: 'Chime In', address: 'hello@chimein.example' },
      to: [{ address: 'ada@example.com' }],
      subject: 'Grüße',
      messageId: `<${(await row())?.id}@chimein.example>`,
    });
    expect([mail?.text?.trim(), mail?.html?.trim()]).toEqual([
      'The code is 123456',
      '<p>The code is 123456</p>',
    ]);
    expect(mail?.headers.find((header) => header.key === 'auto-submitted')?.value).toBe('auto-generated');
  });

  it('is sent by itself', async () => {
    await queue.post(letter());
    await expect.poll(() => server.received.length).toBe(1);
  });

  it('is stored before sending, and emptied afterwards', async () => {
    let release = () => {};
    server.told.hold = new Promise((resolve) => {
      release = resolve;
    });
    await queue.post(letter());
    expect(await row()).toMatchObject({
      text: keptSealed,
      html: keptSealed,
      dueAt: start,
      sentAt: null,
    });
    release();
    await queue.sendDue();
    expect(await row()).toMatchObject({ text: '', html: '', dueAt: null, sentAt: start, fault: null });
  });

  it('is sent once, however often delivery is requested', async () => {
    await queue.post(letter());
    await Promise.all([queue.sendDue(), queue.sendDue()]);
    await queue.sendDue();
    expect(server.received).toHaveLength(1);
  });

  it('is sent in the round in which it was queued, even near its end', async () => {
    for (let turns = 0; turns < 12; turns++) {
      await queue.close();
      queue = await open();
      for (let turn = 0; turn < turns; turn++) await null;
      await queue.post(letter());
      await queue.sendDue();
      expect(await row()).toMatchObject({ sentAt: start });
    }
  });

  it('is sent once, even if the disk rejects its outcome', async () => {
    let release = () => {};
    server.told.hold = new Promise((resolve) => {
      release = resolve;
    });
    await queue.post(letter());
    const look = async () => (await queue.look()).find(({ kind }) => kind === 'mail');
    await expect.poll(look).toMatchObject({ rows: { running: 1 } });
    rawOf(db).pragma('query_only = 1');
    release();
    await expect.poll(look).toMatchObject({ unrecorded: 1 });
    // A heartbeat that is due at this moment fails on this disk; otherwise there is nothing to send.
    expect(await queue.sendDue().catch(() => 0)).toBe(0);
    expect(server.received).toHaveLength(1);
    expect(await row()).toMatchObject({ dueAt: start, sentAt: null });
    rawOf(db).pragma('query_only = 0');
    clock.advance(60_000);
    await queue.sendDue();
    expect(await row()).toMatchObject({ dueAt: null, sentAt: start });
    expect(server.received).toHaveLength(1);
  });

  it('is sent with twenty others', async () => {
    for (let n = 0; n < 20; n++) await queue.post(letter(`u${n}@example.com`));
    await queue.sendDue();
    expect(server.received.flatMap(({ to }) => to).sort()).toEqual(
      Array.from({ length: 20 }, (_, n) => `u${n}@example.com`).sort(),
    );
  });

  it('reaches only its recipient, whatever the address contains', async () => {
    await queue.post(letter('"x, eve@example.com"@example.com'));
    await queue.sendDue();
    expect(server.received.flatMap(({ to }) => to)).not.toContain('eve@example.com');
  });
});

describe('while the mail server is down', () => {
  it('retries with backoff until it is back', async () => {
    await server.close();
    for (const [tries, wait] of [
      [1, 5 * second],
      [2, 15 * second],
      [3, minute],
      [4, 5 * minute],
      [5, 15 * minute],
      [6, 60 * minute],
      [7, 60 * minute],
    ] as const) {
      if (tries === 1) await queue.post(letter());
      await queue.sendDue();
      expect(await row()).toMatchObject({
        tries,
        dueAt: clock.now() + wait,
        sentAt: null,
        text: keptSealed,
      });
      clock.advance(wait - 1);
      await queue.sendDue();
      expect((await row())?.tries).toBe(tries);
      clock.advance(1);
    }
    await queue.sendDue();
    server = await mailServer(server.port);
    clock.advance(60 * minute);
    await queue.sendDue();
    expect(server.received).toHaveLength(1);
  });

  it('is retried by the clock alone', async () => {
    server.told.data = 451;
    await queue.post(letter());
    await queue.sendDue();
    expect(await row()).toMatchObject({ tries: 1, sentAt: null });
    server.told.data = undefined;
    clock.advance(5 * second);
    await expect.poll(() => server.received.length).toBe(1);
  });

  it.each([
    ['a recipient', 'rcpt', 450],
    ['the content', 'data', 452],
  ] as const)('keeps a mail when %s is refused for now', async (_what, when, code) => {
    server.told[when] = code;
    await queue.post(letter());
    await queue.sendDue();
    expect(await row()).toMatchObject({
      tries: 1,
      dueAt: start + 5 * second,
      text: keptSealed,
      fault: expect.stringContaining(String(code)),
    });
  });

  it('gives up after two days with a reason', async () => {
    await server.close();
    await queue.post(letter());
    for (let hours = 0; hours < 50; hours++) {
      await queue.sendDue();
      clock.advance(60 * minute);
    }
    expect(await row()).toMatchObject({
      dueAt: null,
      sentAt: null,
      text: '',
      html: '',
      fault: expect.stringContaining('ECONNREFUSED'),
    });
    server = await mailServer(server.port);
    await queue.sendDue();
    expect(server.received).toHaveLength(0);
  });
});

it.each([
  ['its recipient', 'rcpt', 550],
  ['its content', 'data', 554],
] as const)(
  'gives up one e-mail if %s is rejected for good, and sends the next one',
  async (_what, when, code) => {
    server.told[when] = code;
    await queue.post(letter());
    await queue.sendDue();
    expect(await row()).toMatchObject({
      tries: 1,
      dueAt: null,
      sentAt: null,
      text: '',
      html: '',
      fault: expect.stringContaining(String(code)),
    });
    server.told[when] = undefined;
    await queue.post(letter('bea@example.com'));
    await queue.sendDue();
    expect(server.received.map(({ to }) => to)).toEqual([['bea@example.com']]);
  },
);

it('sends unsent e-mails at the next start', async () => {
  await queue.close();
  await queue.post(letter());
  expect(server.received).toHaveLength(0);
  queue = await open();
  await expect.poll(() => server.received.length).toBe(1);
});

it('finishes sending before it closes', async () => {
  let release = () => {};
  server.told.hold = new Promise((resolve) => {
    release = resolve;
  });
  const sending = new Promise<void>((resolve) => {
    server.told.onMail = resolve;
  });
  await queue.post(letter());
  await sending;
  let closed = false;
  const closing = queue.close().then(() => {
    closed = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(closed).toBe(false);
  release();
  await closing;
  expect(await row()).toMatchObject({ sentAt: start });
});

test('M1: sends a plain e-mail that an earlier version queued', async () => {
  const { to: recipient, ...mail } = letter();
  await insertMail(direct(db), { ...mail, kind: 'reset_link', id: 'old', recipient, createdAt: start });
  await queue.sendDue();
  expect(server.received.map(({ mail }) => mail.text?.trim())).toEqual(['The code is 123456']);
  expect(await row()).toMatchObject({ text: '', html: '', fault: null });
});

test('M1: gives up an e-mail that another AUTH_SECRET sealed, with a reason', async () => {
  server.told.data = 451;
  await queue.post(letter());
  await queue.sendDue();
  await queue.close();
  server.told.data = 0;
  clock.advance(minute);
  queue = await open(server.port, 'another secret of thirty-two characters');
  await queue.sendDue();
  expect(server.received).toEqual([]);
  expect(await row()).toMatchObject({
    dueAt: null,
    sentAt: null,
    text: '',
    fault: 'This mail was sealed with another AUTH_SECRET',
  });
});
