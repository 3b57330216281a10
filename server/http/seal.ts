import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const ivLength = 12;
const tagLength = 16;

/** Derives separate keys per purpose from the server's secret. */
export function createSeal(authSecret: string, purpose: string) {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', authSecret, '', `${purpose}: ${use}`, 32));
  const hashKey = derive('hash');
  const sealKey = derive('seal');
  return {
    /** Deterministic. */
    hash: (...parts: string[]): string =>
      createHmac('sha256', hashKey).update(JSON.stringify(parts)).digest('base64url'),

    /**
     * AES-256-GCM: nonce, tag and cipher text in base64url. It opens only for the `place` it was sealed for.
     */
    seal(text: string, place: string): string {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },

    /** @throws for another secret or place, or a changed text */
    open(sealed: string, place: string): string {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, ivLength), {
        authTagLength: tagLength,
      })
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
      return Buffer.concat([
        decipher.update(bytes.subarray(ivLength + tagLength)),
        decipher.final(),
      ]).toString('utf8');
    },
  };
}
