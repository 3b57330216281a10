import { Hono } from 'hono';
import { type Origins, pageHeaders } from '../../server/http/securityHeaders.ts';

export const noOrigins: Origins = {
  publicUrl: 'http://localhost',
  images: 'https://images.example',
  paymentsBase: null,
};

/** The app's page headers, which restrict the page to these origins. */
export async function headersOfPage(origins: Origins): Promise<Record<string, string>> {
  const app = new Hono().use(pageHeaders(origins)).get('/', (c) => c.body(null));
  return Object.fromEntries((await app.request('/')).headers);
}
