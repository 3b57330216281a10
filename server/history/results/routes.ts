import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { download } from '../../http/download.ts';
import { failing, noSuch } from '../../http/failures.ts';
import { routes } from '../../http/routes.ts';
import { scopeOf } from '../../identity/people/workspace.ts';
import { resultsAsCsv, resultsAsJson } from './exportResults.ts';
import { readAccountWeeks, weeksAsCsv, weeksAsJson, weekTitles } from './exportWeeks.ts';
import { listReads } from './listReads.ts';
import { readReport } from './readReport.ts';
import { restoreSource, retireSource } from './retireSource.ts';
import {
  AccountRead,
  AccountWeek,
  ResultRow,
  Results,
  ResultsQuery,
  RetiredSource,
  SourceToRetire,
} from './schemas.ts';

const noSubscription = failing('subscription_required', 'billing.upgradeToSave');
const noAccount = noSuch('account');

export function resultRoutes(deps: Deps) {
  const api = routes(deps, 'Results');
  api.get(
    '/api/results',
    {
      role: 'user',
      summary: 'Get the reactions and replies to comments',
      description:
        'Shares compare comments at equal age: answered within 3 days, of comments at least 3 days old. Counts are read every 4 hours while a comment of the account is younger than 3 days, then daily for a month. A new comment counts after about 15 seconds.',
      workspace: 'viewer',
      query: ResultsQuery,
      answer: Results,
      errors: [noAccount],
    },
    ({ workspace, query }) => readReport(deps, scopeOf(workspace), query, workspace.role === 'owner'),
  );
  api.get(
    '/api/results/reads',
    {
      role: 'user',
      summary: 'List when the results of each account are read',
      workspace: 'viewer',
      answer: z.array(AccountRead),
    },
    ({ workspace }) => listReads(deps, scopeOf(workspace)),
  );
  api.post(
    '/api/results/retire',
    {
      role: 'user',
      summary: 'Take a search link or a profile out of the settings',
      body: SourceToRetire,
      answer: RetiredSource,
      limited: 'settingsSave',
      errors: [noSubscription, noAccount],
    },
    ({ actor, body, client }) => retireSource(deps, actor, body, client),
  );
  api.post(
    '/api/results/restore',
    {
      role: 'user',
      summary: 'Put a retired search link or profile back',
      body: RetiredSource,
      limited: 'settingsSave',
      errors: [noSubscription, noAccount, failing('conflict', 'results.sourcesFull')],
    },
    async ({ actor, body, client, c }) => {
      await restoreSource(deps, actor, body, client);
      return c.body(null, 204);
    },
  );
  api.get(
    '/api/exports/results.json',
    {
      role: 'user',
      owner: true,
      summary: 'Export results as a JSON array',
      description: 'One row on each line.',
      query: ResultsQuery,
      answer: z.array(ResultRow),
      errors: [noAccount],
    },
    async ({ actor, query, c }) =>
      download(
        c,
        'chime-in-results.json',
        resultsAsJson(await readReport(deps, { userId: actor.userId, accountIds: null }, query)),
      ),
  );
  api.get(
    '/api/exports/results.csv',
    {
      role: 'user',
      owner: true,
      summary: 'Export results as CSV',
      description: 'UTF-8 with a byte order mark.',
      query: ResultsQuery,
      answer: {
        type: 'text/csv',
        description: 'One row per value of each dimension',
        example:
          'By,Value,Name,Comments,Read,Measured,Too new,Not measured,Answered,Share,At least,At most,Reactions,Replies',
      },
      errors: [noAccount],
    },
    async ({ actor, query, c }) =>
      download(
        c,
        'chime-in-results.csv',
        resultsAsCsv(await readReport(deps, { userId: actor.userId, accountIds: null }, query)),
      ),
  );
  api.get(
    '/api/exports/result-weeks.json',
    {
      role: 'user',
      owner: true,
      summary: 'Export the results of each week and account as a JSON array',
      description: 'One row on each line.',
      query: ResultsQuery,
      answer: z.array(AccountWeek),
      errors: [noAccount],
    },
    async ({ actor, query, c }) =>
      download(
        c,
        'chime-in-result-weeks.json',
        weeksAsJson(await readAccountWeeks(deps, { userId: actor.userId, accountIds: null }, query)),
      ),
  );
  api.get(
    '/api/exports/result-weeks.csv',
    {
      role: 'user',
      owner: true,
      summary: 'Export the results of each week and account as CSV',
      description: 'UTF-8 with a byte order mark.',
      query: ResultsQuery,
      answer: {
        type: 'text/csv',
        description: 'One row per week of each account',
        example: weekTitles.join(),
      },
      errors: [noAccount],
    },
    async ({ actor, query, c }) =>
      download(
        c,
        'chime-in-result-weeks.csv',
        weeksAsCsv(await readAccountWeeks(deps, { userId: actor.userId, accountIds: null }, query)),
      ),
  );
  return api.app;
}
