import { randomUUID } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../errors.ts';
import { text } from '../../texts/text.ts';
import { attemptOf } from '../auth/attempts.ts';
import { mostPhotoBytes, type UploadPermit } from './schemas.ts';

/**
 * ImageKit signs only the token and this time, so a permit works for any file, name and folder. The time must
 * be short, but long enough for slow uploads and clocks that differ.
 */
const permitSeconds = 10 * 60;

/** Permits one upload to the image host. */
export function permitUpload({ images, clock }: Pick<Deps, 'images' | 'clock'>): UploadPermit {
  const expire = Math.floor(clock.now() / 1000) + permitSeconds;
  return { ...images.permit(randomUUID(), expire), publicKey: images.publicKey, uploadUrl: images.uploadUrl };
}

/**
 * The address to store: uploads a picture, and returns anything else unchanged.
 * @param photo as the schema `Photo` allows
 * @throws {AppError} invalid_input on profileImage, too_many_attempts; {ProviderFault}
 */
export async function keepPhoto(deps: Deps, userId: string, photo: string): Promise<string> {
  if (photo === '' || /^http/i.test(photo)) return photo;
  const picture = readPicture(photo);
  await attemptOf(deps, 'imageUpload', userId);
  return deps.images.upload({ ...picture, fileName: `profileImage_${userId}.jpg`, folder: 'Linkedin' });
}

/** The sender declares the type, so the bytes decide it. */
function readPicture(dataUrl: string): { bytes: Uint8Array<ArrayBuffer>; contentType: string } {
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1);
  if (base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) {
    throw invalid('profileImage', text('people.photoInvalidBase64'));
  }
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
  if (bytes.byteLength > mostPhotoBytes) throw invalid('profileImage', text('fields.photoTooLarge'));
  const contentType = pictureType(bytes);
  if (!contentType) throw invalid('profileImage', text('people.photoFormat'));
  return { bytes, contentType };
}

type PictureType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';

/** By the first bytes. Null for all but the types that every browser shows: SVG may contain scripts. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'image/gif';
  return start.startsWith('RIFF') && start.endsWith('WEBP') ? 'image/webp' : null;
}
