import { randomUUID } from 'node:crypto';
import { attemptOf } from '../auth/attempts.ts';
import type { Actor } from '../auth/authenticate.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import type { UploadPermit } from './schemas.ts';

/** As long as the host's own packages make it; it takes less than an hour. */
const permitSeconds = 30 * 60;

/**
 * Lets a person upload one file to the image host from the browser.
 * @throws {AppError} forbidden to a token that may only read, too_many_attempts
 */
export async function permitUpload(deps: Deps, actor: Actor): Promise<UploadPermit> {
  // It is fetched by GET, and yet whoever has it may write.
  if (actor.scope === 'read') throw new AppError('forbidden', 'This token may only read');
  await attemptOf(deps, 'imageUpload', actor.userId);
  const { images, clock } = deps;
  const expire = Math.floor(clock.now() / 1000) + permitSeconds;
  return { ...images.permit(randomUUID(), expire), publicKey: images.publicKey, uploadUrl: images.uploadUrl };
}
