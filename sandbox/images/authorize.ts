import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../server/clock.ts';
import { UploadRefused } from './format.ts';
import type { ImageStore } from './store.ts';

/** Any other key is rejected. */
export const imageKeys = { publicKey: 'public_sandbox', privateKey: 'private_sandbox' };

const hourSeconds = 60 * 60;

/** Lower-case hex HMAC-SHA1 of token and expire without a separator, as browsers send it. */
export const uploadSignature = (privateKey: string, token: string, expire: string): string =>
  createHmac('sha1', privateKey)
    .update(token + expire)
    .digest('hex');

/**
 * Authorizes a server by HTTP Basic, with the private key as name and any password. Authorizes a browser by
 * the form's signed fields, which uses up the token whatever the outcome.
 * @throws {UploadRefused}
 */
export function authorize(header: string | undefined, form: FormData, store: ImageStore, clock: Clock): void {
  if (header !== undefined) {
    const [scheme, credentials = ''] = header.split(' ');
    const name = Buffer.from(credentials, 'base64').toString().split(':')[0];
    if (scheme?.toLowerCase() === 'basic' && name === imageKeys.privateKey) return;
    throw new UploadRefused(401, 'Your account cannot be authenticated.');
  }
  const field = (name: string): string => {
    const value = form.get(name);
    if (typeof value === 'string' && value !== '') return value;
    throw new UploadRefused(400, `Your request is missing the ${name} parameter.`);
  };
  if (field('publicKey') !== imageKeys.publicKey)
    throw new UploadRefused(401, 'Your account cannot be authenticated.');
  const token = field('token');
  const expire = field('expire');
  const signature = field('signature');
  const ahead = Number(expire) - clock.now() / 1000;
  if (!/^\d+$/.test(expire) || ahead <= 0 || ahead >= hourSeconds) {
    throw new UploadRefused(
      400,
      'Your request contains invalid expire parameter. Expire parameter should be a Unix time in less than 1 hour into the future.',
    );
  }
  if (!same(signature, uploadSignature(imageKeys.privateKey, token, expire))) {
    throw new UploadRefused(400, 'Your request contains invalid signature parameter.');
  }
  if (!store.spendToken(token, clock.now()))
    throw new UploadRefused(400, 'A request with this token was made already.');
}

function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
