import { Hono, type Context as HonoContext } from 'hono';
import { z } from 'zod';
import { iso } from '../../server/clock.ts';
import { cancelInPortal } from './changeSubscription.ts';
import type { Payments } from './part.ts';
import { lastResortOf, lastResorts } from './standing.ts';

const clockBody = z.strictObject({ advanceSeconds: z.number().int().min(0).max(3_200_000_000) });
const settingsBody = z.strictObject({ whenRetriesFail: z.enum(lastResorts) });

/** The clock, and the Stripe settings for unpaid subscriptions. */
export function paymentControls(
  payments: Payments,
  read: <T>(c: HonoContext, schema: z.ZodType<T>) => Promise<T>,
): Hono {
  const { books } = payments;
  const app = new Hono({ strict: false });
  const time = () => ({ now: iso(books.time.present() * 1000) });
  const settings = () => ({ whenRetriesFail: lastResortOf(books) });

  app.get('/clock', (c) => c.json(time()));
  app.post('/clock', async (c) => {
    const { advanceSeconds } = await read(c, clockBody);
    await payments.advance(advanceSeconds);
    return c.json(time());
  });
  app.get('/payments', (c) => c.json(settings()));
  app.post('/payments', async (c) => {
    const { whenRetriesFail } = await read(c, settingsBody);
    books.store.set('lastResort', whenRetriesFail);
    return c.json(settings());
  });
  app.post('/subscriptions/:id/cancel', (c) => {
    payments.catchUp();
    const subscription = books.find('subscription', c.req.param('id'));
    if (!subscription || subscription.ended_at !== null)
      return c.json({ message: 'There is no such subscription to cancel.' }, 404);
    const canceled = books.store.transaction(() => cancelInPortal(books, subscription));
    payments.tellSoon();
    return c.json(books.wire('subscription', canceled));
  });
  return app;
}
