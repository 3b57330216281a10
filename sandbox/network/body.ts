import type { Context as HonoContext } from 'hono';
import type { z } from 'zod';
import { invalidParameter, Problem } from './problems.ts';

/** @throws {Problem} 400 `malformed_request`, `missing_parameters` or `invalid_parameters` */
export const readJson = async <T>(c: HonoContext, schema: z.ZodType<T>): Promise<T> =>
  check(await parsed(() => c.req.json()), schema);

/**
 * `mentions` is JSON.
 * @throws {Problem} as for JSON, and 400 `invalid_parameters` for any other kind of body
 */
export async function readForm<T>(c: HonoContext, schema: z.ZodType<T>): Promise<T> {
  if (!c.req.header('content-type')?.startsWith('multipart/form-data'))
    throw invalidParameter('The body must be multipart/form-data.');
  const fields = await parsed(async () => {
    const { mentions, ...rest } = await c.req.parseBody();
    return mentions === undefined ? rest : { ...rest, mentions: JSON.parse(String(mentions)) };
  });
  return check(fields, schema);
}

async function parsed(read: () => Promise<unknown>): Promise<unknown> {
  try {
    return await read();
  } catch {
    throw new Problem(400, 'malformed_request', 'Malformed request', 'The body could not be read.');
  }
}

function check<T>(raw: unknown, schema: z.ZodType<T>): T {
  const checked = schema.safeParse(raw);
  if (checked.success) return checked.data;
  const issue = checked.error.issues[0];
  const name = issue?.path.join('.') || 'body';
  const top = issue?.path[0];
  if (top !== undefined && (raw as Record<PropertyKey, unknown>)[top] === undefined) {
    throw new Problem(400, 'missing_parameters', 'Missing parameters', `${name} is required.`);
  }
  throw invalidParameter(`${name}: ${issue?.message}`);
}
