import { createMiddleware } from 'hono/factory';
import type { Db } from '../../db/open.ts';
import { savedSince } from '../../db/together.ts';
import type { ApiEnv } from './api.ts';

/** No answer to a change leaves before all that was done for it is in the file: whoever was answered may rely on it, whatever comes. */
export const keptFirst = (db: Db) =>
  createMiddleware<ApiEnv>(async (_c, next) => {
    const kept = savedSince(db);
    await next();
    await kept();
  });
