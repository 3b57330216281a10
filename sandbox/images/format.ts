import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { StoredImage } from './store.ts';

/** The host's own text where it is known. The others imitate it. */
const help = 'For support kindly contact us at support@imagekit.io .';

export const imageError = (message: string) => ({ message, help });

export class UploadRefused extends Error {
  readonly status: ContentfulStatusCode;
  constructor(status: ContentfulStatusCode, message: string) {
    super(message);
    this.status = status;
  }
}

/** For faults without a body. */
export function typicalImageError(status: number) {
  if (status === 401 || status === 403) return imageError('Your account cannot be authenticated.');
  if (status === 429) return imageError('Too many requests. Please try again later.');
  return imageError(status >= 500 ? 'Something went wrong on our end.' : 'Your request was refused.');
}

/**
 * Keeps letters, digits, `.` and `-`, and replaces anything else by `_`. Also replaces leading dots, so that
 * no name leads to a parent folder.
 */
export const cleanName = (name: string): string => name.replace(/[^a-zA-Z0-9.-]/g, '_').replace(/^\.+/, '_');

/** `/a/b`, or `` for the root. */
export const cleanFolder = (folder: string): string =>
  folder
    .replace(/[^a-zA-Z0-9/_-]/g, '_')
    .split('/')
    .filter((part) => part !== '')
    .map((part) => `/${part}`)
    .join('');

/** `<base>_<suffix>.<ext>` */
export function withSuffix(name: string, suffix: string): string {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? `${name}_${suffix}` : `${name.slice(0, dot)}_${suffix}${name.slice(dot)}`;
}

/** Upload API v1. */
export const uploaded = (image: StoredImage, urlEndpoint: string) => ({
  fileId: image.fileId,
  name: image.name,
  size: image.bytes.byteLength,
  versionInfo: {
    id: image.version === 1 ? image.fileId : `${image.fileId}-${image.version}`,
    name: `Version ${image.version}`,
  },
  filePath: image.filePath,
  url: urlEndpoint + image.filePath,
  fileType: image.isImage ? 'image' : 'non-image',
  ...(image.width === null ? {} : { height: image.height, width: image.width }),
  thumbnailUrl: image.isImage
    ? `${urlEndpoint}/tr:n-ik_ml_thumbnail${image.filePath}`
    : urlEndpoint + image.filePath,
  AITags: null,
  tags: null,
  customCoordinates: null,
  isPrivateFile: false,
});
