import { photoSide, type Square } from './photoModel.ts';

/**
 * The square of a picture as a JPEG in a data URL, scaled down to what a photo needs. What a camera says about how it was held is
 * in the picture already: the browser turns it as it decodes it. Whatever else the file said (where it was taken) stays behind.
 */
export function drawPhoto(picture: HTMLImageElement, { x, y, side }: Square): string {
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(side, photoSide);
  canvas.height = canvas.width;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  // A JPEG has no transparency: without this it would be black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.9);
}
