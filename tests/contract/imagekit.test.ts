import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import ImageKit from '@imagekit/nodejs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadSignature } from '../../sandbox/images/authorize.ts';
import { createImages } from '../../server/providers/images.ts';
import { png } from '../support/pictures.ts';

/* Our ImageKit client and the sandbox against ImageKit's package. */

type Recorded = {
  method: string | undefined;
  path: string | undefined;
  login: string;
  fields: Record<string, unknown>;
};

/** Scheme and user, the private key. No password is checked: the package sends 'do_not_set'. */
function loginOf(header = ''): string {
  const [scheme, credentials = ''] = header.split(' ');
  return `${scheme} ${Buffer.from(credentials, 'base64').toString().split(':')[0]}`;
}

const recorded: Recorded[] = [];
const server = createServer(async (request, response) => {
  const body = await buffer(request);
  const form = await new Response(body, {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  }).formData();
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form)
    fields[name] =
      typeof value === 'string'
        ? value
        : [value.name, value.type, Buffer.from(await value.arrayBuffer()).toString('base64')];
  const { method, url: path, headers } = request;
  recorded.push({ method, path, login: loginOf(headers.authorization), fields });
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ url: 'https://ik.example/x/a_1.jpg', fileId: '1' }));
});
let address: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const privateKey = 'private_contract=';
const theirs = () => new ImageKit({ privateKey, baseURL: address });
const ours = () =>
  createImages({ publicKey: 'public_contract', privateKey, uploadUrl: `${address}/api/v1/files/upload` });

test.each([
  ['0191f1c0-7f3a-7c3b-9d5e-2f1b8f6f0a11', 1_700_000_000],
  ['0191f1c0-7f3a-7c3b-9d5e-2f1b8f6f0a11', 1_700_001_799],
  ['tökén-山田-🙂', 1_793_000_000],
  ['token with spaces & +/=', 1],
])('signs %s until %i as the package does', (token, expire) => {
  const signed = theirs().helper.getAuthenticationParameters(token, expire);
  expect(ours().permit(token, expire)).toEqual(signed);
  expect(uploadSignature(privateKey, token, String(expire))).toBe(signed.signature);
});

test('uploads with the package’s fields and login', async () => {
  recorded.length = 0;
  const file = new File([png], 'mé.png', { type: 'image/png' });
  await theirs().files.upload({
    file,
    fileName: file.name,
    folder: 'Linkedin',
    useUniqueFileName: true,
    overwriteFile: true,
  });
  await ours().upload({
    bytes: new Uint8Array(png),
    contentType: file.type,
    fileName: file.name,
    folder: 'Linkedin',
  });
  const [theirUpload, ourUpload] = recorded;
  expect(theirUpload?.fields).toMatchObject({ fileName: 'mé.png', useUniqueFileName: 'true' });
  expect(theirUpload?.login).toBe(`Basic ${privateKey}`);
  expect(ourUpload).toEqual(theirUpload);
});
