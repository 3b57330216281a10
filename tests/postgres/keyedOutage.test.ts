import { expect, test } from 'vitest';
import { isAway } from '../../db/files/problem.ts';
import { campaigns } from '../../db/schema/index.ts';
import { addTrigger } from '../support/database.ts';
import { signUp, site } from './servers.ts';

test('a keyed call whose answer could not be kept is answered, and a repetition does nothing again', async () => {
  const world = await site();
  const server = await world.start();
  const { token } = await signUp(server, 'ada@example.com', 'admin');
  const create = () =>
    fetch(`${server.url}/api/admin/campaigns`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-auth-token': token, 'idempotency-key': 'spring' },
      body: JSON.stringify({ name: 'Spring', template: { prompt: 'Be brief.' } }),
    });
  const { db } = server.deps;
  const full = "raise exception using errcode = '53100', message = 'no space left'";
  const free = await addTrigger(db, 'before update on once_calls', 'new.status is not null', full);
  expect((await create()).status).toBe(201);
  expect(world.logged.join('')).toContain('failed to keep the answer of a call with an Idempotency-Key');
  await free();
  expect((await create()).status).toBe(409);
  expect(await db.select().from(campaigns)).toHaveLength(1);
  await world.close();
});

test('a transaction that Postgres ended because its server was silent may be repeated', () => {
  expect(isAway(Object.assign(new Error('terminating connection'), { code: '25P03' }))).toBe(true);
});
