import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Builds bare/ as vite does it when nothing is set, and answers the folder. */
export async function buildBare(outDir: string): Promise<string> {
  process.env.NODE_ENV = 'production';
  await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('bare', import.meta.url)),
    plugins: [react()],
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 5000 },
  });
  return outDir;
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
};

/**
 * Serves a built app compressed and, below its assets, to be kept for ever; what begins with /api is answered
 * by `apiUrl`.
 */
export async function serveBare(root: string, apiUrl: string): Promise<{ url: string; close: () => void }> {
  const files = new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [
        `/${relative(root, path)}`,
        { body: brotliCompressSync(readFileSync(path)), type: types[extname(path)] ?? '' },
      ]),
  );
  const server = createServer(async (request, response) => {
    const url = request.url ?? '/';
    if (url.startsWith('/api/')) {
      const answer = await fetch(apiUrl + url, {
        headers: { 'x-auth-token': String(request.headers['x-auth-token']) },
      });
      const range = answer.headers.get('content-range');
      const headers = { 'content-type': 'application/json', ...(range ? { 'content-range': range } : {}) };
      response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const isAsset = files.has(url);
    const file = files.get(isAsset ? url : '/index.html');
    const cache = isAsset ? 'public, max-age=31536000, immutable' : 'no-cache';
    response
      .writeHead(200, { 'content-type': file?.type, 'content-encoding': 'br', 'cache-control': cache })
      .end(file?.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
