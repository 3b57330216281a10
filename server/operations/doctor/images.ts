import { within } from '../../clock.ts';
import { Ailment, type Check } from './ailment.ts';

/** A picture of one pixel. */
export const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Uploads one pixel, always under the same name, and looks at it as a browser would. */
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
    throw new Ailment(
      `What was uploaded can't be fetched from ${url}`,
      "Check the image host's URL endpoint in its dashboard",
      cause,
    );
  });
  await shown.body?.cancel();
  if (shown.ok) return 'A picture was uploaded and is shown';
  throw new Ailment(
    `What was uploaded is answered with ${shown.status}`,
    "Allow unsigned, public delivery in the image host's dashboard (Settings, Images)",
  );
};
