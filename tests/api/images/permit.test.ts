import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../support/browser.ts';
import { png } from '../../support/pictures.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let webRoot: string;
beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'chimein-web-'));
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>App</title>');
  server = await startTestServer({ webRoot });
});
afterAll(async () => {
  await server.stop();
  rmSync(webRoot, { recursive: true });
});

const minute = 60_000;
const permit = (token: string) => server.call('GET', '/auth', { token });

/** Uploads as a page of the app would: nothing but a form. */
async function upload({ uploadUrl, ...signed }: Record<string, string>) {
  const form = new FormData();
  const fields = {
    ...signed,
    fileName: 'me.jpg',
    folder: 'Linkedin',
    useUniqueFileName: 'true',
    overwriteFile: 'true',
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set('file', new Blob([png]));
  const answer = await fetch(uploadUrl ?? '', { method: 'POST', body: form });
  return { status: answer.status, body: (await answer.json()) as { url: string; message: string } };
}

describe('GET /auth', () => {
  it('returns a signed permit for one upload, valid for ten minutes', async () => {
    const { token } = await server.signUp();
    const answer = await permit(token);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { signature, expire, token: once } = answer.body;
    expect(answer.body).toEqual({
      signature,
      expire: server.clock.now() / 1000 + 600,
      token: expect.stringMatching(/^[0-9a-f-]{36}$/),
      publicKey: 'public_sandbox',
      uploadUrl: `${server.sandbox.url}/api/v1/files/upload`,
    });
    expect(signature).toBe(createHmac('sha1', 'private_sandbox').update(`${once}${expire}`).digest('hex'));
    expect(JSON.stringify(answer.body)).not.toContain('private_sandbox');
    expect((await permit(token)).body.token).not.toBe(once);
  });

  it('allows one upload', async () => {
    const { body } = await permit((await server.signUp()).token);
    const first = await upload(body);
    expect(first.status).toBe(200);
    expect(Buffer.from(await (await fetch(first.body.url)).arrayBuffer())).toEqual(png);
    expect((await upload(body)).status).toBe(400);
  });

  it('L10: allows no upload after ten minutes', async () => {
    const person = await server.signUp();
    const [kept, late] = [(await permit(person.token)).body, (await permit(person.token)).body];
    server.clock.advance(10 * minute - 1000);
    expect((await upload(kept)).status).toBe(200);
    server.clock.advance(1000);
    expect(await upload(late)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('invalid expire') },
    });
  });

  it('requires a verified user of either role', async () => {
    const visitor = await server.call('GET', '/auth');
    expect(visitor).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
    const person = {
      firstName: 'New',
      lastName: 'Comer',
      email: 'new@example.com',
      password: 'correct horse',
    };
    const unverified = (await server.call('POST', '/api/auth/register', { json: person })).body.token;
    expect(await permit(unverified)).toMatchObject({ status: 403, body: { code: 'email_not_verified' } });
    expect((await permit((await server.signUp({ role: 'admin' })).token)).status).toBe(200);
  });

  it('rejects a read-only token', async () => {
    const { token } = await server.signUp();
    const personal = async (scope: string) =>
      (await server.call('POST', '/api/tokens', { token, json: { name: scope, scope } })).body.token;
    expect(await permit(await personal('read'))).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await permit(await personal('write'))).status).toBe(200);
  });

  it('is limited to 60 an hour for each user', async () => {
    const { token } = await server.signUp();
    for (let n = 0; n < 60; n++) expect((await permit(token)).status).toBe(200);
    const refused = await permit(token);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect((await permit((await server.signUp()).token)).status).toBe(200);
    server.clock.advance(60 * minute);
    expect((await permit(token)).status).toBe(200);
  });

  it('is not a page of the app', async () => {
    expect((await server.call('GET', '/auth')).headers.get('content-type')).toContain('application/json');
    expect((await server.call('GET', '/authors')).body).toContain('<title>App</title>');
  });
});

describe('in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it('a page may upload to the image host only', async () => {
    const { token } = await server.signUp();
    const page = await browser.newPage();
    await page.goto(server.url);
    const url = await page.evaluate(
      async ({ token, base64 }) => {
        const { uploadUrl, ...signed } = await (
          await fetch('/auth', { headers: { 'x-auth-token': token } })
        ).json();
        const form = new FormData();
        for (const [name, value] of Object.entries({ ...signed, fileName: 'me.png', file: base64 }))
          form.set(name, String(value));
        return (await (await fetch(uploadUrl, { method: 'POST', body: form })).json()).url as string;
      },
      { token, base64: `data:image/png;base64,${png.toString('base64')}` },
    );
    expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(png);
    const elsewhere = url.replace('127.0.0.1', 'localhost');
    expect((await fetch(elsewhere)).status).toBe(200);
    const outcome = await page.evaluate((address) => fetch(address).then(String, String), elsewhere);
    expect(outcome).toContain('TypeError');
    await page.close();
  });
});
