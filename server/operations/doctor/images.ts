import { within } from '../../clock.ts';
import { text } from '../../texts/text.ts';
import { type Check, FailedCheck } from './failedCheck.ts';

/** One pixel. */
export const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Uploads one pixel, always under the same name, and fetches it as a browser would. */
export const checkImages: Check = async ({ images }) => {
  const bytes = new Uint8Array(dot);
  const url = await images.upload({
    bytes,
    contentType: 'image/png',
    fileName: 'doctor.png',
    folder: 'doctor',
    replaces: true,
  });
  const shown = await within(10_000, (signal) => fetch(url, { signal })).catch((cause: unknown) => {
    throw new FailedCheck(text('doctor.pictureNotDownloaded', { url }), text('doctor.checkImageUrl'), cause);
  });
  await shown.body?.cancel();
  if (shown.ok) return text('doctor.pictureShown');
  throw new FailedCheck(
    text('doctor.pictureAnswered', { status: shown.status }),
    text('doctor.allowPublicDelivery'),
  );
};
