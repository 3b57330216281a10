import { expect, test } from 'vitest';
import { ProviderFault } from '../../../server/providers/fault.ts';
import type { Fetch } from '../../../server/providers/http.ts';
import { createImages } from '../../../server/providers/images.ts';

const client = (fetch: Fetch, timeoutMs = 1000) =>
  createImages({
    publicKey: 'public_x',
    privateKey: 'private_x',
    uploadUrl: 'https://up.example/v1/upload',
    fetch,
    timeoutMs,
  });
const photo = {
  bytes: new Uint8Array([1, 2, 3]),
  contentType: 'image/png',
  fileName: 'a.jpg',
  folder: 'Linkedin',
};

test('signs a permit as the host verifies it', () => {
  expect(client(fetch).permit('tok-1', 1_700_000_000)).toEqual({
    signature: '840fe3bbcf1067e040d0c34f9f167838ef9e4377',
    expire: 1_700_000_000,
    token: 'tok-1',
  });
});

test('uploads a form with the private key only in its header', async () => {
  const seen: Request[] = [];
  const url = await client(async (request) => {
    seen.push(request.clone());
    return Response.json({ url: 'https://ik.example/x/a_1.jpg', fileId: '1' });
  }).upload(photo);
  expect(url).toBe('https://ik.example/x/a_1.jpg');
  const [request] = seen as [Request];
  expect([request.method, request.url]).toEqual(['POST', 'https://up.example/v1/upload']);
  expect(request.headers.get('authorization')).toBe(`Basic ${btoa('private_x:')}`);
  const form = await request.formData();
  const file = form.get('file') as File;
  expect([file.name, file.type, new Uint8Array(await file.arrayBuffer())]).toEqual([
    'a.jpg',
    'image/png',
    photo.bytes,
  ]);
  form.delete('file');
  expect(Object.fromEntries(form)).toEqual({
    fileName: 'a.jpg',
    folder: 'Linkedin',
    useUniqueFileName: 'true',
    overwriteFile: 'true',
  });
});

test('times out on a host that hangs', async () => {
  const hanging: Fetch = (request) =>
    new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)));
  const fault = await client(hanging, 20)
    .upload(photo)
    .catch((error) => error);
  expect(fault).toBeInstanceOf(ProviderFault);
  expect(fault.kind).toBe('unavailable');
});
