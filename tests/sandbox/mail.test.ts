import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { type Json, openSandbox } from './support.ts';

const send = (smtpUrl: string, more: object = {}) =>
  createTransport({ url: smtpUrl, ignoreTLS: true } as object).sendMail({
    from: 'Chime In <hello@example.com>',
    to: 'Jürgen <jurgen@example.com>',
    subject: 'Ihr Code für später: 123456',
    text: 'Der Code ist 123456. Grüße',
    html: '<p>Der Code ist <b>123456</b>.</p><script>alert(1)</script>',
    ...more,
  });

test('offers received mail through Mailpit’s API, decoded, newest first', async () => {
  await using world = await openSandbox();
  const { smtpUrl } = world.sandbox;
  await send(smtpUrl);
  await send(smtpUrl, { to: 'other@example.com', bcc: 'hidden@example.com', subject: 'Second' });
  const { body } = await world.get('/mail/api/v1/messages');
  expect(body).toMatchObject({ total: 2, unread: 2, messages_count: 2, start: 0 });
  expect(body.messages.map((mail: Json) => mail.Subject)).toEqual(['Second', 'Ihr Code für später: 123456']);
  expect(body.messages[0].Bcc).toEqual([{ Name: '', Address: 'hidden@example.com' }]);

  const first = (await world.get(`/mail/api/v1/message/${body.messages[1].ID}`)).body;
  expect(first).toMatchObject({
    From: { Name: 'Chime In', Address: 'hello@example.com' },
    To: [{ Name: 'Jürgen', Address: 'jurgen@example.com' }],
    Date: world.clock.iso(),
  });
  expect(first.Text.trim()).toBe('Der Code ist 123456. Grüße');
  expect((await world.get('/mail/api/v1/message/latest')).body.Subject).toBe('Second');
  expect((await world.get('/mail/api/v1/search?query=to:jurgen@example.com')).body).toMatchObject({
    messages_count: 1,
    unread: 0,
  });
  expect((await world.get('/mail/api/v1/message/none')).status).toBe(404);
  expect((await world.call('DELETE', '/mail/api/v1/messages')).status).toBe(200);
  expect((await world.get('/mail/api/v1/messages')).body.total).toBe(0);
});

test('shows mail in a frame without scripts', async () => {
  await using world = await openSandbox();
  await send(world.sandbox.smtpUrl);
  expect((await world.get('/mail')).body).toContain('Ihr Code für später: 123456');
  const view = (await world.get('/mail/view/latest')).body;
  expect(view).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(view).not.toContain('<script>');
});

test('accepts any login', async () => {
  await using world = await openSandbox();
  await send(world.sandbox.smtpUrl.replace('smtp://', 'smtp://user:pass@'));
  expect((await world.get('/mail/api/v1/messages')).body.total).toBe(1);
});

test('rejects the message or the recipient, or cuts the connection before or after the delivery', async () => {
  await using world = await openSandbox();
  const { smtpUrl } = world.sandbox;
  const fault = (change: object) => world.post('/control/faults', { provider: 'mail', ...change });
  const total = async () => (await world.get('/mail/api/v1/messages')).body.total;
  await fault({ status: 451 });
  await expect(send(smtpUrl)).rejects.toMatchObject({ responseCode: 451 });
  await fault({ match: 'RCPT jurgen', status: 550, body: 'No such user' });
  await expect(send(smtpUrl)).rejects.toMatchObject({ code: 'EENVELOPE', responseCode: 550 });
  await fault({ drop: 'before' });
  await expect(send(smtpUrl)).rejects.toThrow();
  expect(await total()).toBe(0);
  await fault({ drop: 'after' });
  await expect(send(smtpUrl)).rejects.toThrow();
  expect(await total()).toBe(1);
  await send(smtpUrl);
  expect(await total()).toBe(2);
});
