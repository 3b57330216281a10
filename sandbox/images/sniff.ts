/** Sizes in pixels, null if unknown. */
export type Sniffed = { contentType: string; isImage: boolean; width: number | null; height: number | null };

const text = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);
const image = (contentType: string, size: { width: number; height: number } | null): Sniffed => ({
  contentType,
  isImage: true,
  width: size?.width ?? null,
  height: size?.height ?? null,
});

/** Detects png, jpeg, gif and webp by their bytes, never by name. */
export function sniff(bytes: Buffer): Sniffed {
  try {
    if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return image('image/png', pngSize(bytes));
    if (text(bytes, 0, 3) === '\xff\xd8\xff') return image('image/jpeg', jpegSize(bytes));
    if (/^GIF8[79]a/.test(text(bytes, 0, 6))) {
      return image('image/gif', { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) });
    }
    if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP')
      return image('image/webp', webpSize(bytes));
  } catch (error) {
    // A picture that ends within its header.
    if (!(error instanceof RangeError)) throw error;
  }
  return { contentType: 'application/octet-stream', isImage: false, width: null, height: null };
}

const pngSize = (bytes: Buffer) => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) });

/** The first frame header among the segments. */
function jpegSize(bytes: Buffer) {
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] as number;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

/** Extended, lossless, lossy. */
function webpSize(bytes: Buffer) {
  const form = text(bytes, 12, 16);
  if (form === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (form === 'VP8L') {
    const bits = bytes.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (form === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  return null;
}
