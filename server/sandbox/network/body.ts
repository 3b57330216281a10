import type { Context as HonoContext } from 'hono';
import type { z } from 'zod';
import { invalidParameter, Problem } from './problems.ts';

/**
 * The body of a call, JSON or multipart form, held against its schema. In a form, fields that look like JSON are read as such.
 * Throws 400 `malformed_request`, `missing_parameters` or `invalid_parameters`.
 */
export async function readBody<T>(c: HonoContext, schema: z.ZodType<T>): Promise<T> {
  const raw = await rawBody(c);
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

async function rawBody(c: HonoContext): Promise<unknown> {
  try {
    const type = c.req.header('content-type') ?? '';
    if (!type.startsWith('multipart/form-data')) return await c.req.json();
    const fields = Object.entries(await c.req.parseBody());
    return Object.fromEntries(
      fields.map(([key, value]) => [key, key === 'mentions' ? JSON.parse(String(value)) : value]),
    );
  } catch {
    throw new Problem(400, 'malformed_request', 'Malformed request', 'The body could not be read.');
  }
}
