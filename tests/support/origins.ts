import { Hono } from 'hono';
import { type Origins, pageHeaders } from '../../server/http/securityHeaders.ts';

/** Origins for an app of which no page is opened. */
export const noOrigins: Origins = {
  publicUrl: 'http://localhost',
  images: 'https://images.example',
  paymentsBase: null,
};

/** The headers by which a browser lets a page of the app load from these origins alone. */
export async function headersOfPage(origins: Origins): Promise<Record<string, string>> {
  const app = new Hono().use(pageHeaders(origins)).get('/', (c) => c.body(null));
  return Object.fromEntries((await app.request('/')).headers);
}
