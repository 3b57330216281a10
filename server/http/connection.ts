import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { ApiEnv } from './api.ts';

/** The request and the response of Node, for a library that needs them. */
export type Connection = Pick<HttpBindings, 'incoming' | 'outgoing'>;
export const connectionOf = (c: Context<ApiEnv>): Connection => c.env as unknown as HttpBindings;
