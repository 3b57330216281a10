import { z } from 'zod';
import { fault, nameOf } from '../../texts/faults.ts';

/** Base64 of it fits into a body of 1 MB. */
export const mostPhotoBytes = 700 * 1024;

const mostAddress = 2048;

export const Photo = z
  .string(fault('notText', { what: nameOf('photo') }))
  .check(({ value, issues }) => {
    const message = faultOf(value);
    if (message) issues.push({ code: 'custom', message, input: value });
  })
  .describe(
    'Empty for none. An http or https URL is stored as is. Anything else must be a base64 data URL of a PNG, JPEG, GIF or WebP image of at most 700 KB, which is uploaded',
  );

function faultOf(value: string): string | undefined {
  if (value === '') return undefined;
  if (/^http/i.test(value)) {
    if (!/^https?:\/\/\S+$/i.test(value) || !URL.canParse(value)) return fault('photoNotUrl');
    return value.length > mostAddress ? fault('tooLong', { what: nameOf('photoAddress') }) : undefined;
  }
  return /^data:[^,]*;base64,/i.test(value) ? undefined : fault('photoNotImage');
}

export const UploadPermit = z
  .object({
    signature: z.string().describe('HMAC-SHA1 of token and expire, in hex'),
    expire: z.int().describe('Seconds since the epoch, ten minutes ahead'),
    token: z.string().describe('Valid for one upload, even a failed one'),
    publicKey: z.string().describe('Public key of the image host'),
    uploadUrl: z.string().describe('Address for the upload'),
  })
  .meta({
    id: 'UploadPermit',
    example: {
      signature: '840fe3bbcf1067e040d0c34f9f167838ef9e4377',
      expire: 1_700_000_000,
      token: '9b2f1c3e-5a57-4c1e-9d8e-2f6f0c6f8a11',
      publicKey: 'public_sandbox',
      uploadUrl: 'https://upload.imagekit.io/api/v1/files/upload',
    },
  });
export type UploadPermit = z.infer<typeof UploadPermit>;
