/** The meaning of the errors of Postgres, by SQLSTATE. */
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isAway, isReplica, outageOf, takesNothing } from '../../db/files/problem.ts';
import type { Db } from '../../db/open.ts';
import { transaction } from '../../db/transaction.ts';
import type { ApiEnv } from '../../server/http/api.ts';
import { onError } from '../../server/http/onError.ts';
import { createLog } from '../../server/log.ts';
import { testDb } from './support.ts';

const failed = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error(code), { code }) });

describe('an error of Postgres', () => {
  test.each([
    // code, nothing was saved and a retry is safe, can't be reached, one line per outage
    ['08006', true, true, "the database can't be reached"],
    ['57P01', true, true, "the database can't be reached"],
    ['57P03', true, true, "the database can't be reached"],
    ['ECONNREFUSED', true, true, "the database can't be reached"],
    ['53300', true, true, 'the database takes no more connections'],
    ['53100', true, false, 'the disk of the database is full'],
    ['53200', true, false, 'the database is out of memory'],
    ['25006', true, false, 'the database is read-only, as a replica is'],
    ['40001', true, false, null],
    ['40P01', true, false, null],
    ['55P03', true, false, null],
    ['57014', true, false, null],
    ['23505', false, false, null],
    ['22021', false, false, null],
    ['42P01', false, false, null],
  ])('%s is known by its code', (code, retry, away, outage) => {
    const error = failed(code);
    expect([takesNothing(error), isAway(error), outageOf(error)]).toEqual([retry, away, outage]);
    expect(isReplica(error)).toBe(code === '25006');
  });

  test.each([
    ['40001', 503],
    ['40P01', 503],
    ['53100', 503],
    ['25006', 503],
    ['42P01', 500],
  ])('%s is a %i for a request', async (code, status) => {
    const app = new Hono<ApiEnv>().onError(onError(createLog('silent')));
    app.get('/', () => {
      throw failed(code);
    });
    expect((await app.request('/')).status).toBe(status);
  });
});

describe('a transaction', () => {
  let db: Db;
  beforeAll(async () => {
    db = await testDb();
  });
  afterAll(() => db.close());

  test.each(['40001', '40P01'])('that meets %s each time gives up after 20 tries', async (code) => {
    let tries = 0;
    const work = async () => {
      tries += 1;
      throw failed(code).cause;
    };
    await expect(transaction(db, work)).rejects.toMatchObject({ code });
    expect(tries).toBe(20);
  });
});
