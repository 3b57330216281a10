import { Hono } from 'hono';
import { z } from 'zod';
import { readJson } from '../body.ts';
import type { Network } from '../network.ts';
import { invalidParameter, notFound } from '../problems.ts';

const url = z
  .string()
  .refine((text) => /^https?:/i.test(text) && URL.canParse(text), 'must be an http(s) URL');
const moment = z
  .string()
  // Exactly three digits of milliseconds and a Z: the provider's own pattern.
  .regex(/^[1-2]\d{3}-[0-1]\d-[0-3]\dT\d{2}:\d{2}:\d{2}.\d{3}Z$/, 'must look like 2026-11-20T09:30:00.000Z');
/** How many private messages to read, or since when. */
const limit = z.union([moment, z.number().min(0)]);
const common = {
  api_url: url,
  expiresOn: moment,
  name: z.string().min(1).optional(),
  notify_url: url.optional(),
  success_redirect_url: url.optional(),
  failure_redirect_url: url.optional(),
  bypass_success_screen: z.boolean().optional(),
  disabled_features: z
    .array(z.enum(['linkedin_recruiter', 'linkedin_sales_navigator', 'linkedin_organizations_mailboxes']))
    .optional(),
  disabled_options: z
    .array(z.enum(['proxy', 'autoproxy', 'cookie_auth', 'credentials_auth', 'sync_limit', 'language']))
    .optional(),
  sync_limit: z
    .strictObject({
      MESSAGING: z.strictObject({ chats: limit.optional(), messages: limit.optional() }).optional(),
      MAILING: z.literal('NO_HISTORY_SYNC').optional(),
    })
    .optional(),
  proxy: z.unknown().optional(),
  single_use: z.boolean().optional(),
};
const providers = z.union([
  z.array(z.string()).min(1),
  z.enum(['*', '*:MESSAGING', '*:MAILING', '*:CALENDAR']),
]);
const linkBody = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('create'), providers, ...common }),
  z.strictObject({ type: z.literal('reconnect'), reconnect_account: z.string().min(1), ...common }),
]);

/** `POST /hosted/accounts/link` → `{object, url}`: the hosted sign-in page. */
export function hostedRoutes(network: Network): Hono {
  const app = new Hono({ strict: false });
  app.post('/accounts/link', async (c) => {
    const body = await readJson(c, linkBody);
    const expiresAt = Date.parse(body.expiresOn);
    if (Number.isNaN(expiresAt) || expiresAt <= network.context.peopleClock.now())
      throw invalidParameter('expiresOn must be in the future.');
    if (body.type === 'create' && Array.isArray(body.providers) && !body.providers.includes('LINKEDIN')) {
      throw invalidParameter('This sandbox connects LINKEDIN alone.');
    }
    if (body.type === 'reconnect' && !network.store.account(body.reconnect_account))
      throw notFound('account');
    const token = network.links.add({
      type: body.type,
      reconnectAccount: body.type === 'reconnect' ? body.reconnect_account : null,
      name: body.name ?? null,
      notifyUrl: body.notify_url ?? null,
      successUrl: body.success_redirect_url ?? null,
      failureUrl: body.failure_redirect_url ?? null,
      bypassSuccess: body.bypass_success_screen ?? false,
      expiresAt,
    });
    return c.json({ object: 'HostedAuthUrl', url: `${network.context.url}/hosted/${token}` });
  });
  return app;
}
