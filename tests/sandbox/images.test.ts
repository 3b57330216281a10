import { createHmac, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { uploadSignature } from '../../sandbox/images/authorize.ts';
import { gif, jpeg, losslessWebp, png, webp } from '../support/pictures.ts';
import { type Json, openSandbox } from './support.ts';

type World = Awaited<ReturnType<typeof openSandbox>>;
type Fields = Record<string, string | Blob | undefined>;

const privateKey = 'private_sandbox';
const minute = 60_000;

/** The signature fields of a browser's upload. */
function signed(world: World, more: { expire?: number; token?: string; key?: string } = {}) {
  const expire = String(more.expire ?? Math.floor(world.clock.now() / 1000) + 1800);
  const token = more.token ?? randomUUID();
  const signature = createHmac('sha1', more.key ?? privateKey)
    .update(token + expire)
    .digest('hex');
  return { publicKey: 'public_sandbox', signature, expire, token };
}

const basic = (key: string, password = '') => ({
  authorization: `Basic ${Buffer.from(`${key}:${password}`).toString('base64')}`,
});

async function upload(world: World, fields: Fields, headers: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ file: new Blob([png]), fileName: 'me.png', ...fields })) {
    if (value !== undefined) form.set(name, value);
  }
  const answer = await fetch(`${world.sandbox.url}/api/v1/files/upload`, {
    method: 'POST',
    body: form,
    headers,
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Json };
}

const refused = (status: number, message: RegExp | string) => ({
  status,
  body: {
    message: typeof message === 'string' ? message : expect.stringMatching(message),
    help: expect.any(String),
  },
});

test('computes the provider’s signature', () => {
  expect(uploadSignature('private_x', 'tok-1', '1700000000')).toBe(
    '840fe3bbcf1067e040d0c34f9f167838ef9e4377',
  );
});

test('stores a browser’s upload under a unique name and serves it publicly', async () => {
  await using world = await openSandbox();
  const answer = await upload(world, {
    ...signed(world),
    folder: 'Linkedin',
    useUniqueFileName: 'true',
    overwriteFile: 'true',
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.body).toMatchObject({
    fileId: expect.stringMatching(/^[0-9a-f]{24}$/),
    name: expect.stringMatching(/^me_[\w-]{8}\.png$/),
    filePath: `/Linkedin/${answer.body.name}`,
    url: `${world.sandbox.url}/ik/Linkedin/${answer.body.name}`,
    fileType: 'image',
    size: png.byteLength,
    width: 2,
    height: 3,
    versionInfo: { name: 'Version 1' },
    AITags: null,
  });
  for (const url of [answer.body.url, answer.body.thumbnailUrl]) {
    const file = await fetch(url);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe('image/png');
    expect(file.headers.get('access-control-allow-origin')).toBe('*');
    expect(Buffer.from(await file.arrayBuffer())).toEqual(png);
  }
  expect((await upload(world, { ...signed(world) })).body.filePath).toMatch(/^\/me_[\w-]{8}\.png$/);
  expect((await fetch(`${world.sandbox.url}/ik/Linkedin/nobody.png`)).status).toBe(404);
});

test('accepts browsers from any origin', async () => {
  await using world = await openSandbox();
  const preflight = await fetch(`${world.sandbox.url}/api/v1/files/upload`, {
    method: 'OPTIONS',
    headers: { origin: 'https://app.example.com', 'access-control-request-method': 'POST' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-methods')).toBe('POST');
  expect((await upload(world, {})).headers.get('access-control-allow-origin')).toBe('*');
  await world.post('/control/faults', { provider: 'images', status: 503 });
  const struck = await upload(world, signed(world));
  expect(struck).toMatchObject(refused(503, /went wrong/));
  expect(struck.headers.get('access-control-allow-origin')).toBe('*');
});

test('accepts a server’s private key with any password', async () => {
  await using world = await openSandbox();
  expect((await upload(world, {}, basic(privateKey))).status).toBe(200);
  expect((await upload(world, {}, basic(privateKey, 'do_not_set'))).status).toBe(200);
  for (const header of [
    basic('private_other'),
    basic('public_sandbox'),
    { authorization: `Bearer ${privateKey}` },
  ]) {
    expect(await upload(world, signed(world), header)).toMatchObject(refused(401, /authenticated/));
  }
});

test.each(['publicKey', 'signature', 'expire', 'token'])('rejects a browser without %s', async (name) => {
  await using world = await openSandbox();
  expect(await upload(world, { ...signed(world), [name]: undefined })).toMatchObject(
    refused(400, new RegExp(name)),
  );
});

test('rejects a wrong public key and a wrong signature', async () => {
  await using world = await openSandbox();
  const own = signed(world);
  expect(await upload(world, { ...own, publicKey: 'public_other' })).toMatchObject(
    refused(401, /authenticated/),
  );
  for (const signature of [
    signed(world, { ...own, expire: Number(own.expire), key: 'private_other' }).signature,
    'ü'.repeat(40),
  ]) {
    expect(await upload(world, { ...own, signature })).toMatchObject(refused(400, /signature/));
  }
  expect(await upload(world, { ...own, signature: own.signature.toUpperCase() })).toMatchObject(
    refused(400, /signature/),
  );
  expect(await upload(world, { ...own, token: 'another' })).toMatchObject(refused(400, /signature/));
  expect((await upload(world, own)).status).toBe(200);
});

test('accepts a signature until its time, at most an hour ahead', async () => {
  await using world = await openSandbox();
  const now = Math.floor(world.clock.now() / 1000);
  const late =
    'Your request contains invalid expire parameter. Expire parameter should be a Unix time in less than 1 hour into the future.';
  expect((await upload(world, signed(world, { expire: now + 1 }))).status).toBe(200);
  expect((await upload(world, signed(world, { expire: now + 3599 }))).status).toBe(200);
  for (const expire of [now, now - 1, now + 3600, (now + 60) * 1000, 1.5, Number.NaN]) {
    expect(await upload(world, signed(world, { expire }))).toMatchObject(refused(400, late));
  }
  const kept = signed(world, { expire: now + 1800 });
  world.clock.advance(30 * minute);
  expect(await upload(world, kept)).toMatchObject(refused(400, late));
});

test('accepts a token once, failed uploads included, also after a day', async () => {
  await using world = await openSandbox();
  const first = signed(world);
  expect((await upload(world, first)).status).toBe(200);
  expect(await upload(world, first)).toMatchObject(refused(400, /token/));
  const failed = signed(world);
  expect(await upload(world, { ...failed, file: undefined })).toMatchObject(refused(400, /file/));
  expect(await upload(world, failed)).toMatchObject(refused(400, /token/));
  world.clock.advance(24 * 60 * minute);
  expect(await upload(world, signed(world, { token: first.token }))).toMatchObject(refused(400, /token/));
});

test('accepts bytes, base64 and data URIs, and no address', async () => {
  await using world = await openSandbox();
  const base64 = png.toString('base64');
  for (const file of [new Blob([png]), base64, `data:image/png;base64,${base64}`]) {
    const { body } = await upload(world, { file }, basic(privateKey));
    expect(body).toMatchObject({ size: png.byteLength, width: 2, height: 3 });
    expect(Buffer.from(await (await fetch(body.url)).arrayBuffer())).toEqual(png);
  }
  for (const file of ['http://127.0.0.1/a.png', 'HTTPS://example.com/a.png', 'not base64!', '']) {
    expect((await upload(world, { file }, basic(privateKey))).status).toBe(400);
  }
});

test('detects the type of a file by its bytes, not its name', async () => {
  await using world = await openSandbox();
  for (const [bytes, type] of [
    [jpeg, 'image/jpeg'],
    [gif, 'image/gif'],
    [webp, 'image/webp'],
    [losslessWebp, 'image/webp'],
  ] as const) {
    const { body } = await upload(world, { file: new Blob([bytes]), fileName: 'x.png' }, basic(privateKey));
    expect(body).toMatchObject({ fileType: 'image', width: 2, height: 3 });
    expect((await fetch(body.url)).headers.get('content-type')).toBe(type);
  }
  const page = new Blob(['<script>alert(1)</script>'], { type: 'text/html' });
  const { body } = await upload(world, { file: page, fileName: 'x.png' }, basic(privateKey));
  expect(body).toMatchObject({ fileType: 'non-image', size: 25 });
  expect(body).not.toHaveProperty('width');
  const served = await fetch(body.url);
  expect(served.headers.get('content-type')).toBe('application/octet-stream');
  expect(served.headers.get('x-content-type-options')).toBe('nosniff');
  // A file that ends within its header.
  expect((await upload(world, { file: new Blob([png.subarray(0, 12)]) }, basic(privateKey))).status).toBe(
    200,
  );
});

test('restricts names and folders to the characters of an address', async () => {
  await using world = await openSandbox();
  const path = async (fields: Fields) =>
    (await upload(world, { useUniqueFileName: 'false', ...fields }, basic(privateKey))).body.filePath;
  expect(await path({ fileName: 'My photo (1)/ü.png' })).toBe('/My_photo__1___.png');
  expect(await path({ fileName: '../../x.png', folder: '/a//b c/../' })).toBe('/a/b_c/__/__.._x.png');
  expect(await path({ fileName: 'profileImage_1.jpg', folder: 'Linkedin' })).toBe(
    '/Linkedin/profileImage_1.jpg',
  );
  expect(await path({ fileName: 'x', folder: '/' })).toBe('/x');
  expect(await upload(world, { fileName: '' }, basic(privateKey))).toMatchObject(refused(400, /fileName/));
});

test('overwrites an existing name unless that is forbidden', async () => {
  await using world = await openSandbox();
  const put = (fields: Fields) => upload(world, { useUniqueFileName: 'false', ...fields }, basic(privateKey));
  const first = (await put({})).body;
  expect(await put({ overwriteFile: 'false', file: new Blob([gif]) })).toMatchObject(refused(400, /exists/));
  expect(Buffer.from(await (await fetch(first.url)).arrayBuffer())).toEqual(png);
  const second = (await put({ file: new Blob([gif]) })).body;
  expect(second).toMatchObject({ url: first.url, fileId: first.fileId, versionInfo: { name: 'Version 2' } });
  expect(Buffer.from(await (await fetch(first.url)).arrayBuffer())).toEqual(gif);
});

test('accepts up to 25 MB', async () => {
  await using world = await openSandbox();
  const most = 25 * 1024 * 1024;
  const put = (bytes: number) =>
    upload(world, { file: new Blob([new Uint8Array(bytes)]) }, basic(privateKey));
  expect((await put(most)).body.size).toBe(most);
  expect(await put(most + 1)).toMatchObject(refused(400, /25 MB/));
});

test('rejects bodies that are not forms, and missing files, in the host’s words', async () => {
  await using world = await openSandbox();
  expect(await world.post('/api/v1/files/upload', { file: 'x' })).toMatchObject(refused(400, /multipart/));
  expect(await world.get('/api/v1/files/upload')).toMatchObject(refused(404, /not found/));
});

test('keeps files and used tokens over a restart until a reset', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
  try {
    let own: ReturnType<typeof signed>;
    let path = '';
    {
      await using before = await openSandbox({ dataDir });
      own = signed(before);
      path = `/ik${(await upload(before, own)).body.filePath}`;
    }
    await using after = await openSandbox({ dataDir });
    expect((await fetch(after.sandbox.url + path)).status).toBe(200);
    expect(await upload(after, own)).toMatchObject(refused(400, /token/));
    await after.call('POST', '/control/reset');
    expect((await fetch(after.sandbox.url + path)).status).toBe(404);
    expect((await upload(after, own)).status).toBe(200);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('points the environment at itself', async () => {
  await using world = await openSandbox();
  expect(world.sandbox.env).toMatchObject({
    IMAGEKIT_PUBLIC_KEY: 'public_sandbox',
    IMAGEKIT_PRIVATE_KEY: 'private_sandbox',
    IMAGEKIT_UPLOAD_URL: `${world.sandbox.url}/api/v1/files/upload`,
  });
});
