import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** package.json is one folder up, here and in the published package. */
export function version(): string {
  const text = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
