import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { text } from '../texts/text.ts';
import { ProviderFault } from './fault.ts';
import { callProvider, type Fetch, type ProviderAnswer } from './http.ts';

const provider = text('names.images');

export type Images = ReturnType<typeof createImages>;

/** For one upload by the browser; `expire` in seconds since the epoch. */
export type Permit = { signature: string; expire: number; token: string };
export type Upload = {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
  fileName: string;
  folder: string;
  replaces?: boolean;
};

const stored = z.object({ url: z.url({ protocol: /^https?$/ }).max(2048) });
const refusal = z.object({ message: z.string() });

/**
 * ImageKit's upload API v1 (https://imagekit.io/docs/api-reference/upload-file/upload-file).
 * @param options.uploadUrl the whole address, `…/api/v1/files/upload`
 */
export function createImages(options: {
  publicKey: string;
  privateKey: string;
  uploadUrl: string;
  fetch?: Fetch;
  timeoutMs?: number;
}) {
  const doFetch: Fetch = options.fetch ?? ((request) => fetch(request));
  const { publicKey, privateKey, uploadUrl } = options;

  return {
    publicKey,
    uploadUrl,

    /**
     * Signs one upload from a browser. The signature covers only token and time: not the name, the folder or
     * the size.
     * @param token can be used once, also by a failed upload
     * @param expire seconds since the epoch, less than an hour ahead of the host's clock
     */
    permit(token: string, expire: number): Permit {
      const signature = createHmac('sha1', privateKey).update(`${token}${expire}`).digest('hex');
      return { signature, expire, token };
    },

    /**
     * Uploads under a unique name, or replaces an earlier file (`replaces`), and returns the address.
     * @throws {ProviderFault} key, rate, unavailable, or refused for a photo that it can't read
     */
    async upload(file: Upload): Promise<string> {
      const form = new FormData();
      form.set('file', new Blob([file.bytes], { type: file.contentType }), file.fileName);
      form.set('fileName', file.fileName);
      form.set('folder', file.folder);
      form.set('useUniqueFileName', file.replaces ? 'false' : 'true');
      form.set('overwriteFile', 'true');
      const answer = await callProvider({
        provider,
        fetch: doFetch,
        url: uploadUrl,
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(`${privateKey}:`).toString('base64')}` },
        key: privateKey,
        form,
        timeoutMs: options.timeoutMs ?? 30_000,
      });
      if (answer.status >= 400) throw toFault(answer);
      const parsed = stored.safeParse(answer.body);
      if (!parsed.success) {
        throw new ProviderFault('unavailable', text('providers.unreadable', { provider }), {
          detail: z.prettifyError(parsed.error),
        });
      }
      return parsed.data.url;
    },
  };
}

function toFault({ status, body, retryAfterSeconds }: ProviderAnswer): ProviderFault {
  const options = {
    detail: `${status} ${refusal.safeParse(body).data?.message ?? ''}`.trim(),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  };
  if (status === 401 || status === 403) {
    return new ProviderFault('key', text('providers.imagesNotSetUp'), options);
  }
  if (status === 429) return new ProviderFault('rate', text('providers.asksPause', { provider }), options);
  if (status >= 500)
    return new ProviderFault('unavailable', text('providers.unclear', { provider }), options);
  return new ProviderFault('refused', text('providers.refusedPhoto', { provider }), options);
}
