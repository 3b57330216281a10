import { desc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { audit } from '../../../db/schema/index.ts';
import type { Rig } from '../identity.ts';

/** The address that the proxy reports for an admin's calls. */
const headers = { 'x-real-ip': '203.0.113.9' };

export const iso = (ms: number) => new Date(ms).toISOString();

/** An admin's calls that create and edit users. */
export function peopleWorld(world: () => { rig: Rig; admin: string }) {
  let count = 0;
  const person = (change: object = {}) => {
    count += 1;
    return {
      firstName: 'Bea',
      lastName: 'Zulu',
      companyName: 'Bees',
      email: `bea${count}@example.com`,
      password: 'buzzing',
      ...change,
    };
  };
  const add = (body: unknown, token = world().admin) =>
    world().rig.call('POST', '/api/admin/user', { token, body, headers });
  return {
    person,
    add,
    edit: (id: string, body: unknown, token = world().admin) =>
      world().rig.call('PUT', `/api/admin/user/${id}`, { token, body, headers }),
    login: (email: string, password: string) => world().rig.post('/api/auth/login', { email, password }),
    auditOf: (id: string) =>
      world()
        .rig.deps.db.select()
        .from(audit)
        .where(eq(audit.subject, `user:${id}`))
        .orderBy(desc(audit.id)),
    /** A customer whom the admin has created, with the default trial. */
    async customer(change: object = {}): Promise<{ id: string; email: string }> {
      const { status, body } = await add(person(change));
      expect(status).toBe(201);
      return { id: body._id, email: body.email };
    },
  };
}
