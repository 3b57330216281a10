import type { Deps } from '../../deps.ts';
import { invalid } from '../../errors.ts';
import { say } from '../../texts/say.ts';
import { attemptOf } from '../auth/attempts.ts';
import { pictureType } from './pictureType.ts';
import { mostPhotoBytes, tooLargePhoto } from './schemas.ts';

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
