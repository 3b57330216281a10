import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { download } from '../../http/download.ts';
import { failing, noSuch } from '../../http/failures.ts';
import { listQuery, parseList } from '../../http/list.ts';
import { routes } from '../../http/routes.ts';
import { addPrice, changeCaps, changeCustomerCap, listPrices, readCaps } from './caps.ts';
import { costColumns, costsAsCsv, listCosts } from './costs.ts';
import {
  CapsInput,
  CostCaps,
  CostFilter,
  CostRow,
  CustomerCapInput,
  costSorts,
  ModelPrice,
  PriceInput,
} from './schemas.ts';

const noPrice = failing('conflict', 'operations.capNeedsPrice', { model: 'sandbox-writer' });

export function costRoutes(deps: Deps) {
  const api = routes(deps, 'Admin');
  api.list(
    '/api/admin/costs',
    {
      role: 'admin',
      summary: 'List the costs of the language model per month and account, customer, or in all',
      resource: 'costs',
      sorts: costSorts,
      filter: CostFilter,
      row: CostRow,
    },
    ({ page }) => listCosts(deps, page),
  );
  api.get(
    '/api/admin/exports/costs.csv',
    {
      role: 'admin',
      summary: 'Export the costs of the language model as CSV',
      description:
        'UTF-8 with a byte order mark. Values that a spreadsheet would read as formulas start with an apostrophe.',
      query: listQuery(costSorts, CostFilter).pick({ sort: true, filter: true }),
      answer: {
        type: 'text/csv',
        description: 'The costs that match the filter',
        example: costColumns.join(','),
      },
    },
    ({ query, c }) =>
      download(c, 'chime-in-costs.csv', costsAsCsv(deps, parseList(query, costSorts, CostFilter))),
  );
  api.get(
    '/api/admin/model-prices',
    {
      role: 'admin',
      summary: 'List the prices of language models, latest first',
      answer: z.array(ModelPrice),
    },
    () => listPrices(deps),
  );
  api.post(
    '/api/admin/model-price',
    {
      role: 'admin',
      proof: true,
      summary: 'Add a price of a language model',
      description: 'Applies from now on, or from `validFrom`. Recorded costs keep the price that they had.',
      body: PriceInput,
      answer: ModelPrice,
      status: 201,
      once: true,
    },
    ({ actor, body, client }) => addPrice(deps, actor, body, client),
  );
  api.get(
    '/api/admin/cost-caps',
    {
      role: 'admin',
      summary: 'Get the cost caps, and the costs of this month so far',
      answer: CostCaps,
    },
    () => readCaps(deps),
  );
  api.put(
    '/api/admin/cost-caps',
    {
      role: 'admin',
      proof: true,
      summary: 'Set the monthly cost caps of the installation and of each customer',
      description: 'Takes effect before the next call to the language model. Paused accounts look again.',
      body: CapsInput,
      answer: CostCaps,
      errors: [noPrice],
    },
    ({ actor, body, client }) => changeCaps(deps, actor, body, client),
  );
  api.put(
    '/api/admin/users/{id}/cost-cap',
    {
      role: 'admin',
      proof: true,
      summary: "Set a customer's own monthly cost cap",
      params: z.object({ id: z.string().max(100) }),
      body: CustomerCapInput,
      answer: CostCaps,
      errors: [noSuch('user'), noPrice],
    },
    ({ actor, params, body, client }) => changeCustomerCap(deps, actor, params.id, body, client),
  );
  return api.app;
}
