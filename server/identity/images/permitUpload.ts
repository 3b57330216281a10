import { randomUUID } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { say } from '../../texts/say.ts';
import { attemptOf } from '../auth/attempts.ts';
import type { Actor } from '../auth/authenticate.ts';
import type { UploadPermit } from './schemas.ts';

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
