import { Hono, type Context as HonoContext } from 'hono';
import { z } from 'zod';
import { iso } from '../../server/clock.ts';
import { accountStatuses, paidProducts } from '../network/types.ts';
import type { Parts } from '../parts.ts';
import { paymentControls } from '../payments/control.ts';
import { randomFrom } from '../random.ts';
import { judgeModes } from '../writer/judge.ts';
import { personas } from '../writer/personas/compose.ts';
import { answerControls } from './answers.ts';
import { faultProviders } from './faults.ts';

const faultBody = z
  .strictObject({
    provider: z.enum(faultProviders),
    match: z.string().min(1).optional(),
    status: z.number().int().min(200).max(599).optional(),
    delayMs: z.number().int().min(0).max(600_000).optional(),
    drop: z.enum(['before', 'after']).optional(),
    body: z.unknown().optional(),
    headers: z.record(z.string(), z.string()).optional(),
    times: z.number().int().min(1).optional(),
    rate: z.number().min(0).max(1).optional(),
  })
  .refine(
    (fault) => fault.status !== undefined || fault.delayMs !== undefined || fault.drop !== undefined,
    'status, delayMs or drop is needed',
  )
  .refine(
    (fault) => fault.status === undefined || fault.drop === undefined,
    'status and drop exclude each other',
  )
  .refine(
    (fault) => fault.times === undefined || fault.rate === undefined,
    'times and rate exclude each other',
  );
const statusBody = z.strictObject({
  status: z.enum(accountStatuses),
  /** The paid source; the classic one by default. */
  source: z.enum(paidProducts).optional(),
  /** Whether restarts of the account fail from now on. */
  stuck: z.boolean().optional(),
});
const accountBody = z.strictObject({
  email: z.email(),
  name: z.string().min(1).optional(),
  /** The paid products of the member; each is a separate source. */
  sources: z.array(z.enum(paidProducts)).optional(),
});
const memberBody = z.strictObject({ headline: z.string().max(220) });
const limitsBody = z.strictObject({
  /** Resets the counters of this account's member; of all members by default. */
  accountId: z.string().optional(),
  /** Multiplies the provider's guidance. */
  times: z.number().min(1).optional(),
});
const postBody = z.strictObject({
  /** The public or provider ID of the author, a person or (with isCompany) a company. */
  authorId: z.string().min(1),
  isCompany: z.boolean().optional(),
  text: z.string().min(1),
  /** ISO 8601, not in the future; now by default. */
  createdAt: z.iso.datetime().optional(),
  canPostComments: z.boolean().optional(),
  groupName: z.string().min(1).optional(),
  privateGroup: z.boolean().optional(),
  /** The social id of the post that this one reposts. */
  repostOf: z.string().optional(),
});

const mannerBody = z.strictObject({
  persona: z.enum(personas).optional(),
  judge: z.enum(judgeModes).optional(),
});

class BadControl extends Error {}

export function controlRoutes({
  network,
  payments,
  faults,
  manner,
  env,
  reset,
}: Pick<Parts, 'network' | 'payments' | 'faults' | 'manner' | 'env' | 'reset'>): Hono {
  const { store, format, connections, world, context } = network;
  const app = new Hono({ strict: false });

  async function read<T>(c: HonoContext, schema: z.ZodType<T>): Promise<T> {
    const checked = schema.safeParse(await c.req.json().catch(() => undefined));
    if (checked.success) return checked.data;
    throw new BadControl(z.prettifyError(checked.error));
  }

  app.get('/faults', (c) => c.json(faults.list()));
  app.post('/faults', async (c) => c.json(faults.add(await read(c, faultBody)), 201));
  app.delete('/faults', (c) => {
    faults.clear();
    return c.body(null, 204);
  });

  app.get('/ledger', (c) =>
    c.json(
      store.ledger().map((comment) => {
        const post = store.post(comment.post);
        return {
          postId: post.socialId,
          postUrl: format.postUrl(post),
          accountId: comment.accountId,
          text: comment.text,
          createdAt: iso(comment.createdAt),
        };
      }),
    ),
  );

  app.post('/accounts', async (c) => {
    const { email, name, sources } = await read(c, accountBody);
    const account = await connections.connect(connections.memberOf(email, name), email, sources);
    return c.json({ accountId: account.accountId }, 201);
  });
  app.post('/accounts/:accountId', async (c) => {
    const { status, source, stuck } = await read(c, statusBody);
    const account = store.account(c.req.param('accountId'));
    if (!account) return c.json({ message: 'There is no such account.' }, 404);
    if (source) await connections.setPaidStatus(account, source, status);
    else await connections.setStatus(account, status, { stuck });
    return c.json({ accountId: account.accountId, status });
  });

  /** A change that a person makes in the profile. */
  app.post('/members/:publicId', async (c) => {
    const { headline } = await read(c, memberBody);
    const member = world.person(c.req.param('publicId'));
    if (!member) return c.json({ message: 'There is no such member.' }, 404);
    store.setHeadline(member, headline);
    return c.json({ publicId: member.publicId, headline });
  });

  const usedToday = () =>
    store.accounts().map(({ accountId, member }) => ({ accountId, used: network.limits.used(member) }));
  app.get('/limits', (c) => c.json(usedToday()));
  app.post('/limits', async (c) => {
    const { accountId, times } = await read(c, limitsBody);
    const account = accountId === undefined ? undefined : store.account(accountId);
    if (accountId !== undefined && !account) return c.json({ message: 'There is no such account.' }, 404);
    network.limits.clear(account?.member);
    if (times !== undefined) network.limits.raise(times);
    return c.json(usedToday());
  });

  app.post('/posts', async (c) => {
    const body = await read(c, postBody);
    const author =
      store.memberByProviderId(body.authorId) ??
      (body.isCompany ? world.company(body.authorId) : world.person(body.authorId));
    if (!author) return c.json({ message: 'There is no such author.' }, 404);
    const now = context.clock.now();
    const createdAt = body.createdAt === undefined ? now : Date.parse(body.createdAt);
    if (createdAt > now) throw new BadControl('createdAt must not be in the future.');
    const original = body.repostOf === undefined ? null : store.findPost(body.repostOf);
    if (original === undefined) return c.json({ message: 'There is no such post to repost.' }, 404);
    const post = world.writePost(
      {
        author,
        createdAt,
        text: body.text,
        canComment: body.canPostComments ?? true,
        groupName: body.groupName ?? (body.privateGroup ? 'A private group' : null),
        groupPrivate: body.privateGroup ?? false,
        repostOf: original,
        lively: false,
      },
      randomFrom(body.text),
    );
    return c.json({ postId: post.socialId, postUrl: format.postUrl(post) }, 201);
  });

  /** How the writer writes and judges from now on. */
  app.get('/writer', (c) => c.json(manner.get()));
  app.post('/writer', async (c) => c.json(manner.change(await read(c, mannerBody))));

  app.route('/', answerControls(network, read));
  app.route('/', paymentControls(payments, read));

  app.get('/env', (c) => c.json(env()));
  app.post('/reset', (c) => {
    reset();
    return c.body(null, 204);
  });

  app.all('*', (c) => c.json({ message: 'There is no such control.' }, 404));
  app.onError((error, c) => {
    if (error instanceof BadControl) return c.json({ message: error.message }, 422);
    throw error;
  });
  return app;
}
