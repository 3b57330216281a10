import { Hono } from 'hono';
import { message, summary } from './format.ts';
import type { Mail, MailStore } from './store.ts';

const number = (text: string | undefined, fallback: number) => {
  const value = Number(text ?? fallback);
  return Number.isInteger(value) && value >= 0 ? value : fallback;
};

/** Mailpit's read API below `/mail/api/v1`, for test clients of Mailpit. */
export function mailRoutes(store: MailStore): Hono {
  const app = new Hono({ strict: false });
  const list = (mails: Mail[], total: number, start: number) => ({
    total: store.counts().total,
    unread: store.counts().unread,
    count: mails.length,
    messages_count: total,
    messages_unread: mails.filter((mail) => !mail.read).length,
    start,
    tags: [],
    messages: mails.map(summary),
  });

  app.get('/messages', (c) => {
    const start = number(c.req.query('start'), 0);
    return c.json(list(store.list(start, number(c.req.query('limit'), 50)), store.counts().total, start));
  });
  app.get('/search', (c) => {
    const query = c.req.query('query');
    if (!query) return c.text('Error: no search query', 400);
    const start = number(c.req.query('start'), 0);
    const { mails, total } = store.search(query, start, number(c.req.query('limit'), 50));
    return c.json(list(mails, total, start));
  });
  app.get('/message/:id', (c) => {
    const mail = store.open(c.req.param('id'));
    return mail ? c.json(message(mail)) : c.text('Message not found', 404);
  });
  app.delete('/messages', (c) => {
    store.clear();
    return c.text('ok');
  });
  app.all('*', (c) => c.text('404 page not found', 404));
  return app;
}
