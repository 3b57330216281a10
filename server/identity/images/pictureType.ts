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
