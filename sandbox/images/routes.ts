import { randomBytes } from 'node:crypto';
import { Hono, type Context as HonoContext } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { Clock } from '../../server/clock.ts';
import type { Context } from '../context.ts';
import { authorize } from './authorize.ts';
import { cleanFolder, cleanName, imageError, UploadRefused, uploaded, withSuffix } from './format.ts';
import { sniff } from './sniff.ts';
import type { ImageStore, StoredImage } from './store.ts';

const mostBytes = 25 * 1024 * 1024;
/** Base64 makes a file a third larger; the rest of the form is small. */
const mostBody = 36 * 1024 * 1024;

/**
 * `/api/v1/files/upload` as in ImageKit's upload API v1 (its docs; the wire of `@imagekit/nodejs` 7.11).
 * Fetches no `file` that is an address.
 * @param clock dates the signatures
 */
export function uploadRoutes(context: Context, store: ImageStore, clock: Clock): Hono {
  const app = new Hono({ strict: false });
  const tooLarge = () => {
    throw new UploadRefused(400, 'The file is larger than 25 MB, the limit of your plan.');
  };
  app.use(cors({ origin: '*', allowMethods: ['POST'] }));

  app.post('/upload', bodyLimit({ maxSize: mostBody, onError: tooLarge }), async (c) => {
    const form = await formOf(c);
    authorize(c.req.header('authorization'), form, store, clock);
    const bytes = await bytesOf(form.get('file'));
    if (bytes.byteLength > mostBytes) tooLarge();
    const asked = fieldOf(form, 'fileName');
    if (!asked) throw new UploadRefused(400, 'Missing fileName parameter for upload');

    const unique = flagOf(form, 'useUniqueFileName');
    const name = unique
      ? withSuffix(cleanName(asked), randomBytes(6).toString('base64url'))
      : cleanName(asked);
    const filePath = `${cleanFolder(fieldOf(form, 'folder') ?? '/')}/${name}`;
    const replaced = store.present(filePath);
    if (replaced && !flagOf(form, 'overwriteFile')) {
      throw new UploadRefused(
        400,
        `A file with the name ${name} exists, and neither overwriteFile nor useUniqueFileName is set.`,
      );
    }
    const image: StoredImage = {
      filePath,
      name,
      fileId: replaced?.fileId ?? randomBytes(12).toString('hex'),
      version: (replaced?.version ?? 0) + 1,
      ...sniff(bytes),
      bytes,
      createdAt: clock.now(),
    };
    store.save(image);
    return c.json(uploaded(image, `${context.url}/ik`));
  });

  app.all('*', (c) => c.json(imageError('The requested resource was not found.'), 404));
  app.onError((error, c) => {
    if (error instanceof UploadRefused) {
      return c.json(imageError(error.message), error.status);
    }
    throw error;
  });
  return app;
}

/** The stored files, below `/ik`. A transformation in the path (`tr:…`) answers the unchanged file. */
export function fileRoutes(store: ImageStore): Hono {
  const app = new Hono({ strict: false });
  app.use(cors({ origin: '*', allowMethods: ['GET', 'HEAD'] }));
  app.get('*', (c) => {
    const filePath = c.req.path.replace(/^\/ik/, '').replace(/^\/tr:[^/]*/, '');
    const file = store.find(filePath);
    if (!file) return c.json(imageError('The requested file was not found.'), 404);
    return c.body(new Uint8Array(file.bytes), 200, {
      'content-type': file.contentType,
      'cache-control': 'public, max-age=31536000',
      'x-content-type-options': 'nosniff',
    });
  });
  return app;
}

async function formOf(c: HonoContext): Promise<FormData> {
  try {
    return await c.req.formData();
  } catch (error) {
    if (error instanceof UploadRefused) throw error;
    throw new UploadRefused(400, 'The request is not a readable multipart form.');
  }
}

const fieldOf = (form: FormData, name: string): string | undefined => {
  const value = form.get(name);
  return typeof value === 'string' ? value : undefined;
};

/** Flags are on by default. */
const flagOf = (form: FormData, name: string): boolean => fieldOf(form, name) !== 'false';

/** A file, or base64 text, plain or in a data URI. */
async function bytesOf(file: FormDataEntryValue | null): Promise<Buffer> {
  if (file === null || file === '') throw new UploadRefused(400, 'Missing file parameter for upload');
  if (typeof file !== 'string') return Buffer.from(await file.arrayBuffer());
  if (/^https?:\/\//i.test(file))
    throw new UploadRefused(400, 'This sandbox fetches no files from elsewhere.');
  const base64 = file.replace(/^data:[^,]*;base64,/, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64))
    throw new UploadRefused(400, 'Your request contains an invalid file parameter.');
  return Buffer.from(base64, 'base64');
}
