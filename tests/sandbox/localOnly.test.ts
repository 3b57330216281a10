import { request } from 'node:http';
import { expect, test } from 'vitest';
import { openSandbox } from './support.ts';

/** Unlike fetch, it sends any `Host` and `Content-Type`. */
const raw = (url: string, method: string, headers: Record<string, string>, body = '') =>
  new Promise<number>((resolve, reject) => {
    const call = request(url, { method, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    call.on('error', reject);
    call.end(body);
  });

test('rejects foreign host names', async () => {
  await using box = await openSandbox();
  const { port } = new URL(box.sandbox.url);
  for (const host of [
    'evil.example',
    `evil.example:${port}`,
    '127.0.0.1.evil.example',
    'localhost.evil',
    '10.0.0.7',
  ]) {
    for (const path of ['/mail', '/control/ledger', '/openai/v1/models', '/'])
      expect(await raw(box.sandbox.url + path, 'GET', { host }), `${host}${path}`).toBe(421);
  }
  for (const host of ['localhost', `localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`])
    expect(await raw(`${box.sandbox.url}/control/ledger`, 'GET', { host }), host).toBe(200);
});

test('rejects control calls from other websites with any content type', async () => {
  await using box = await openSandbox();
  const url = `${box.sandbox.url}/control/faults`;
  const fault = JSON.stringify({ provider: 'network', status: 500 });
  const length = { 'content-length': String(fault.length) };
  const json = { ...length, 'content-type': 'application/json' };
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json'])
    expect(
      await raw(url, 'POST', { ...length, 'content-type': type, origin: 'https://evil.example' }, fault),
    ).toBe(403);
  expect(await raw(url, 'DELETE', { origin: 'null' })).toBe(403);
  expect((await box.get('/control/faults')).body).toEqual([]);
  expect(await raw(url, 'POST', { ...json, origin: 'http://localhost:3000' }, fault)).toBe(201);
  expect(await raw(url, 'DELETE', {})).toBe(204);
});
