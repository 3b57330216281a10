import type { PercentCrop } from 'react-image-crop';

/** Pixels. */
export const photoSide = 512;
export const mostFileBytes = 25 * 1024 * 1024;

export function fileFault({ type, size }: Pick<File, 'type' | 'size'>): 'notImage' | 'tooLarge' | null {
  if (!type.startsWith('image/')) return 'notImage';
  return size > mostFileBytes ? 'tooLarge' : null;
}

export type Square = { x: number; y: number; side: number };

/** In whole pixels of the image, within its edges. */
export function squareOf(
  crop: Pick<PercentCrop, 'x' | 'y' | 'width'>,
  width: number,
  height: number,
): Square {
  const side = Math.max(1, Math.min(Math.round((crop.width / 100) * width), width, height));
  const within = (at: number, size: number) =>
    Math.max(0, Math.min(Math.round((at / 100) * size), size - side));
  return { x: within(crop.x, width), y: within(crop.y, height), side };
}

export function startCrop(width: number, height: number): PercentCrop {
  const side = Math.min(width, height);
  const share = { width: (side / width) * 100, height: (side / height) * 100 };
  return { unit: '%', x: (100 - share.width) / 2, y: (100 - share.height) / 2, ...share };
}

export const photoName = (id: string): string => `profileImage_${id}.jpg`;
