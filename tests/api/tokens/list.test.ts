import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Rig, second, signUp, startRig } from '../identity.ts';

let rig: Rig;
let session: string;
beforeEach(async () => {
  rig = await startRig();
  session = await signUp(rig);
});
afterEach(() => rig.close());

const make = (input: object = {}, by = session) =>
  rig.post('/api/tokens', { name: 'report', scope: 'write', ...input }, { token: by });
const list = async (query = '', by = session) => (await rig.get(`/api/tokens${query}`, by)).body;

describe('the list', () => {
  beforeEach(async () => {
    for (const [name, scope] of [
      ['beta', 'read'],
      ['Alpha 100%', 'write'],
      ['gamma', 'read'],
    ]) {
      await make({ name, scope });
      rig.advance(second);
    }
  });
  const names = async (query: string) => (await list(query)).map((token: { name: string }) => token.name);
  const q = (query: object) =>
    `?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]))}`;

  it('is newest first, without a secret or a hash', async () => {
    expect(await names('')).toEqual(['gamma', 'Alpha 100%', 'beta']);
    expect(JSON.stringify(await list())).not.toMatch(/chi_|hash/i);
  });

  it('takes sort, range and filter', async () => {
    const answer = await rig.get(`/api/tokens${q({ sort: ['name', 'ASC'], range: [0, 1] })}`, session);
    expect(answer.body.map((token: { name: string }) => token.name)).toEqual(['Alpha 100%', 'beta']);
    expect(answer.headers.get('content-range')).toBe('tokens 0-1/3');
    expect(await names(q({ filter: { scope: 'read' }, sort: ['createdAt', 'ASC'] }))).toEqual([
      'beta',
      'gamma',
    ]);
    expect(await names(q({ filter: { q: 'ALPHA' } }))).toEqual(['Alpha 100%']);
    expect(await names(q({ filter: { q: '%' } }))).toEqual(['Alpha 100%']);
    expect((await rig.get(`/api/tokens${q({ filter: { tokenHash: 'x' } })}`, session)).status).toBe(422);
    expect((await rig.get(`/api/tokens${q({ sort: ['tokenHash', 'ASC'] })}`, session)).status).toBe(422);
  });

  it("shows only the user's own", async () => {
    expect(await list('', await signUp(rig, { email: 'other@example.com' }))).toEqual([]);
    expect((await rig.call('GET', '/api/tokens')).status).toBe(401);
  });
});
