import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gif, jpeg, losslessWebp, png, webp } from '../../support/pictures.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let person: Awaited<ReturnType<TestServer['signUp']>>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.control('DELETE', '/faults');
  person = await server.signUp();
});

const update = (change: object) =>
  server.call('POST', '/api/auth/update', {
    token: person.token,
    json: { firstName: 'Ada', lastName: 'Okafor', email: person.email, ...change },
  });
const me = async () => (await server.call('GET', '/api/me', { token: person.token })).body;
const dataUrl = (bytes: Uint8Array, type = 'image/png') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
const fetched = async (url: string) => {
  const answer = await fetch(url);
  return { type: answer.headers.get('content-type'), bytes: Buffer.from(await answer.arrayBuffer()) };
};
const refused = (message: string) => ({
  status: 422,
  body: { code: 'invalid_input', message, issues: [{ path: 'profileImage', message }] },
});

describe('a photo that is an address', () => {
  it('is saved as it is; empty removes it, missing keeps it', async () => {
    const address = 'https://img.example.com/a b.jpg'.replace(' ', '%20');
    expect((await update({ profileImage: address })).status).toBe(200);
    expect((await update({})).status).toBe(200);
    expect((await me()).profileImage).toBe(address);
    await update({ profileImage: 'http://img.example.com/a.jpg?x=1#y' });
    expect((await me()).profileImage).toBe('http://img.example.com/a.jpg?x=1#y');
    await update({ profileImage: '' });
    expect((await me()).profileImage).toBe('');
  });

  it('can be the address of the browser’s own upload', async () => {
    const { uploadUrl, ...signed } = (await server.call('GET', '/auth', { token: person.token })).body;
    const form = new FormData();
    const fields = {
      ...signed,
      fileName: `profileImage_${person.userId}.jpg`,
      folder: 'Linkedin',
      overwriteFile: 'true',
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
    form.set('file', new Blob([jpeg]));
    const { url } = await (await fetch(uploadUrl, { method: 'POST', body: form })).json();
    expect((await update({ profileImage: url })).status).toBe(200);
    expect((await me()).profileImage).toBe(url);
    expect(await fetched(url)).toEqual({ type: 'image/jpeg', bytes: jpeg });
  });

  it.each([
    'http',
    'https://',
    'httpx://a.example/x.png',
    'http:a.example',
    'https://a.example/x y.png',
    'https://a b/',
  ])('rejects %j', async (profileImage) => {
    expect(await update({ profileImage })).toMatchObject(refused('Photo must be an image URL'));
  });

  it('has at most 2,048 characters', async () => {
    const address = `https://img.example.com/${'x'.repeat(2048 - 24)}`;
    expect(address).toHaveLength(2048);
    expect((await update({ profileImage: address })).status).toBe(200);
    expect(await update({ profileImage: `${address}x` })).toMatchObject(refused('Photo address is too long'));
  });
});

describe('a photo that is sent as data', () => {
  it('is uploaded, and its address saved', async () => {
    const answer = await update({ profileImage: dataUrl(png) });
    expect(answer.status).toBe(200);
    const { profileImage } = await me();
    expect(profileImage).toMatch(
      new RegExp(`^${server.sandbox.url}/ik/Linkedin/profileImage_${person.userId}_[\\w-]{8}\\.jpg$`),
    );
    expect(await fetched(profileImage)).toEqual({ type: 'image/png', bytes: png });
    const claims = JSON.parse(Buffer.from(answer.body.token.split('.')[1], 'base64url').toString());
    expect(claims.user.profileImage).toBe(profileImage);
    await update({ profileImage: dataUrl(gif) });
    expect((await me()).profileImage).not.toBe(profileImage);
  });

  it('is one of four types, detected by its bytes', async () => {
    for (const [bytes, type] of [
      [jpeg, 'image/jpeg'],
      [gif, 'image/gif'],
      [webp, 'image/webp'],
      [losslessWebp, 'image/webp'],
    ] as const) {
      expect((await update({ profileImage: dataUrl(bytes, 'image/png;name=x.png') })).status).toBe(200);
      expect((await fetched((await me()).profileImage)).type).toBe(type);
    }
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each([
    ['an SVG', dataUrl(Buffer.from(svg), 'image/svg+xml')],
    ['an SVG that is called a PNG', dataUrl(Buffer.from(svg))],
    ['text', dataUrl(Buffer.from('hello'), 'text/plain')],
    ['nothing', 'data:image/png;base64,'],
    ['the first bytes of a PNG', dataUrl(png.subarray(0, 7))],
    ['a RIFF file of sound', dataUrl(Buffer.from('RIFF\0\0\0\0WAVEfmt '))],
  ])('is not %s', async (_what, profileImage) => {
    expect(await update({ profileImage })).toMatchObject(
      refused('Photo must be a PNG, JPEG, GIF or WebP image'),
    );
    expect((await me()).profileImage).toBe('');
  });

  it.each([
    'data:image/png;base64,iVBORw0KGgo',
    'data:image/png;base64,iVBO*w0=',
    'data:image/png;base64,iVBO\nRw0KGgo=',
  ])('rejects %j as broken base64', async (profileImage) => {
    expect(await update({ profileImage })).toMatchObject(refused('The photo is not valid base64'));
  });

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    '/etc/passwd',
    ' ',
    png.toString('base64'),
    'ftp://x/y.png',
  ])('rejects %j as neither an address nor an image', async (profileImage) => {
    const message = 'Photo must be an image URL or an image as a base64 data URL';
    expect(await update({ profileImage })).toMatchObject(refused(message));
  });

  it('has at most 700 KB; a larger body is a 413', async () => {
    const ofSize = (bytes: number) => dataUrl(Buffer.concat([png, Buffer.alloc(bytes - png.byteLength)]));
    const most = 700 * 1024;
    expect((await update({ profileImage: ofSize(most) })).status).toBe(200);
    expect((await fetched((await me()).profileImage)).bytes.byteLength).toBe(most);
    expect(await update({ profileImage: ofSize(most + 1) })).toMatchObject(
      refused('The photo can be at most 700 KB'),
    );
    expect(await update({ profileImage: ofSize(800 * 1024) })).toMatchObject({
      status: 413,
      body: { code: 'body_too_large' },
    });
  });

  it('counts as an upload: 60 an hour', async () => {
    for (let n = 0; n < 60; n++) await server.call('GET', '/auth', { token: person.token });
    expect(await update({ profileImage: dataUrl(png) })).toMatchObject({
      status: 429,
      body: { code: 'too_many_attempts' },
    });
    expect((await update({ profileImage: 'https://img.example.com/a.jpg' })).status).toBe(200);
  });
});

describe('when the image host fails', () => {
  const before = { firstName: 'Ada', lastName: 'Okafor', profileImage: 'https://img.example.com/a.jpg' };
  const change = {
    firstName: 'Changed',
    password: 'another horse',
    email: 'changed@example.com',
    profileImage: dataUrl(png),
  };
  beforeEach(async () => void (await update(before)));

  it.each([
    [{ status: 500 }, 503, 'provider_unavailable'],
    [{ status: 429, headers: { 'retry-after': '7' } }, 503, 'provider_unavailable'],
    [{ status: 403 }, 502, 'provider_key_refused'],
    [{ status: 400, body: { message: 'Your token expired', help: '' } }, 502, 'provider_failed'],
    [{ status: 200, body: '<h1>Hello</h1>' }, 503, 'provider_unavailable'],
    [{ status: 200, body: { url: 'javascript:alert(1)' } }, 503, 'provider_unavailable'],
    [{ drop: 'before' }, 503, 'provider_unavailable'],
    [{ drop: 'after' }, 503, 'provider_unavailable'],
  ])('with %j, changes nothing in the profile', async (fault, status, code) => {
    await server.control('POST', '/faults', { provider: 'images', ...fault });
    const answer = await update(change);
    expect(answer).toMatchObject({ status, body: { code } });
    expect(answer.body.message).not.toMatch(/expired|javascript/);
    if ('headers' in fault) expect(answer.headers.get('retry-after')).toBe('7');
    // The same token still counts, so the password is the old one as well.
    expect(await me()).toMatchObject({ ...before, email: person.email });
    const other = await server.call('POST', '/api/auth/login', {
      json: { email: person.email, password: 'another horse' },
    });
    expect(other.status).toBe(401);
    expect(await server.lastMailTo(change.email)).toBeUndefined();
    expect((await update({ ...before, profileImage: dataUrl(png) })).status).toBe(200);
  });

  it('saves a photo that needs no upload', async () => {
    await server.control('POST', '/faults', { provider: 'images', status: 500, rate: 1 });
    expect((await update({ profileImage: '' })).status).toBe(200);
  });
});
