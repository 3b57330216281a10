import { randomUUID } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { AppError, invalid } from '../../errors.ts';
import { say } from '../../texts/say.ts';
import { attemptOf } from '../auth/attempts.ts';
import type { Actor } from '../auth/authenticate.ts';
import { mostPhotoBytes, tooLargePhoto, type UploadPermit } from './schemas.ts';

/**
 * Long enough for a slow upload and clocks that differ. ImageKit's signature covers only the token and this time, so a permit is good
 * for any file, name and folder: a short life is all that we can limit.
 */
const permitSeconds = 10 * 60;

/**
 * Permits one upload from the browser to the image host.
 * @throws {AppError} forbidden for a read-only token, too_many_attempts
 */
export async function permitUpload(deps: Deps, actor: Actor): Promise<UploadPermit> {
  // A GET, although its result allows writing.
  if (actor.scope === 'read') throw new AppError('forbidden', say('calls.tokenMayOnlyRead'));
  await attemptOf(deps, 'imageUpload', actor.userId);
  const { images, clock } = deps;
  const expire = Math.floor(clock.now() / 1000) + permitSeconds;
  return { ...images.permit(randomUUID(), expire), publicKey: images.publicKey, uploadUrl: images.uploadUrl };
}

/**
 * The address to keep for a photo: empty stays empty and an address stays as it is; a picture is uploaded first.
 * @param photo as `Photo` in schemas.ts has it
 * @throws {AppError} invalid_input on profileImage, too_many_attempts; {ProviderFault} when the image host fails
 */
export async function keepPhoto(deps: Deps, userId: string, photo: string): Promise<string> {
  if (photo === '' || /^http/i.test(photo)) return photo;
  const picture = readPicture(photo);
  await attemptOf(deps, 'imageUpload', userId);
  return deps.images.upload({ ...picture, fileName: `profileImage_${userId}.jpg`, folder: 'Linkedin' });
}

/** The image in a data URL. Its bytes determine the type, because the declared type comes from the sender. */
function readPicture(dataUrl: string): { bytes: Uint8Array<ArrayBuffer>; contentType: string } {
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1);
  if (base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) {
    throw invalid('profileImage', say('people.photoNotValidBase64'));
  }
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
  if (bytes.byteLength > mostPhotoBytes) throw invalid('profileImage', tooLargePhoto);
  const contentType = pictureType(bytes);
  if (!contentType) throw invalid('profileImage', say('people.photoMustPngJpeg'));
  return { bytes, contentType };
}

type PictureType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';

/**
 * The type of a picture that every browser shows, by its first bytes; null for anything else, including SVG,
 * which may contain scripts.
 */
export function pictureType(bytes: Uint8Array): PictureType | null {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'image/gif';
  return start.startsWith('RIFF') && start.endsWith('WEBP') ? 'image/webp' : null;
}
