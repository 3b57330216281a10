import { Hono } from 'hono';
import { z } from 'zod';
import { readJson } from '../body.ts';
import { readCursor, readLimit, writeCursor } from '../cursor.ts';
import { createFinder, type Finder } from '../finder.ts';
import { actingAccount, type Network } from '../network.ts';
import { invalidParameter, notFound, Problem } from '../problems.ts';
import { makeQuery, readSearchUrl, type SearchQuery } from '../search.ts';

const searchBody = z.object({
  url: z.string().optional(),
  cursor: z.string().optional(),
  api: z.enum(['classic', 'recruiter', 'sales_navigator']).optional(),
  category: z.enum(['posts', 'people', 'companies', 'jobs']).optional(),
  keywords: z.string().optional(),
  sort_by: z.enum(['relevance', 'date']).optional(),
  date_posted: z.enum(['past_day', 'past_week', 'past_month']).optional(),
});

function queryOf(body: z.infer<typeof searchBody>): SearchQuery {
  if (body.url !== undefined) {
    const query = readSearchUrl(body.url);
    if (!query)
      throw new Problem(400, 'invalid_url', 'Invalid URL', 'The url is not a search page of the network.');
    return query;
  }
  if (body.api !== 'classic' || body.category === undefined || body.category === 'jobs') {
    throw invalidParameter('Give a url, or api "classic" with the category posts, people or companies.');
  }
  return makeQuery(body.category, body.keywords ?? '', body.sort_by ?? 'relevance', body.date_posted ?? '');
}

/** `/linkedin/search` and `/linkedin/company/{identifier}` */
export function searchRoutes(network: Network): Hono {
  const { format, world } = network;
  const finder: Finder = createFinder(network);
  const app = new Hono({ strict: false });

  app.get('/company/:identifier', (c) => {
    actingAccount(network, c.req.query('account_id'), 'companies');
    const id = c.req.param('identifier');
    const company = /[\s/?#\\]/.test(id) ? undefined : world.company(id);
    if (!company?.isCompany) throw notFound('company');
    return c.json(format.company(company));
  });

  app.post('/search', async (c) => {
    const { account } = actingAccount(network, c.req.query('account_id'), 'searchRows');
    const body = await readJson(c, searchBody);
    if (body.cursor !== undefined && c.req.query('cursor') !== undefined)
      throw invalidParameter('Give the cursor in the query or in the body.');
    const given = c.req.query('cursor') ?? body.cursor;
    const from = given ? readCursor(given, account.accountId) : null;
    const limit = readLimit(c.req.query('limit') ?? (from ? String(from.limit) : undefined), 10, 0, 100);
    const page = from ? finder.next(from, limit) : finder.first(queryOf(body), limit);
    network.limits.take(account.member, 'searchRows', page.items.length);
    const last = page.last;
    const cursor = last ? writeCursor({ account: account.accountId, limit, list: page.list, ...last }) : null;
    const json = `{"object":"LinkedinSearch","items":[${page.items.join(',')}],"config":{"params":${page.params}},"paging":{"start":${page.start},"page_count":${page.items.length},"total_count":${page.total}},"cursor":${JSON.stringify(cursor)}}`;
    return c.body(json, 200, { 'content-type': 'application/json; charset=utf-8' });
  });
  return app;
}
