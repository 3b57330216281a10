import { randomUUID } from 'node:crypto';
import type { TokenScope } from '../../../server/identity/tokens/schemas.ts';
import type { TestServer } from '../../support/server.ts';

/** @param owner whose token it is */
export async function personalToken(
  server: TestServer,
  owner: { token: string },
  scope: TokenScope,
): Promise<{ id: string; token: string }> {
  const made = await server.call('POST', '/api/tokens', {
    token: owner.token,
    json: { name: `script ${randomUUID()}`, scope },
  });
  if (made.status !== 201) throw new Error(`no token: ${JSON.stringify(made.body)}`);
  return made.body;
}

export function found(pattern: RegExp, mail: { Text: string } | undefined): string {
  const match = pattern.exec(mail?.Text ?? '')?.[0];
  if (!match) throw new Error('the mail did not come');
  return match;
}
