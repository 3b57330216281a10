import { and, asc, desc, eq, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { contains } from '../dialect/query.ts';
import type { Reader } from '../open.ts';
import { audit, users } from '../schema/index.ts';
import { userSubject } from './audit.ts';

const actor = alias(users, 'actor');
const subject = alias(users, 'subject_user');

export type AuditFilter = {
  /** A user's id: what they did, or what was done to them. */
  about?: string | undefined;
  /** A part of the name or e-mail, or the id, of whoever did it. */
  who?: string | undefined;
  /** The same of whom it was done to. */
  whom?: string | undefined;
  action?: string | undefined;
  /** Milliseconds since the epoch, both ends included. */
  from?: number | undefined;
  to?: number | undefined;
  /** Only rows before this one. */
  beforeId?: number | undefined;
};
/** By time as it is looked through; by id as it was written, for whoever goes through all of it. */
export type AuditPage = {
  sort: { field: 'createdAt' | 'id'; descending: boolean };
  offset: number;
  limit: number;
  filter: AuditFilter;
};

const columns = {
  row: audit,
  actor: {
    id: actor.id,
    firstName: actor.firstName,
    lastName: actor.lastName,
    email: actor.email,
    role: actor.role,
  },
  subject: {
    id: subject.id,
    firstName: subject.firstName,
    lastName: subject.lastName,
    email: subject.email,
    role: subject.role,
  },
};

/** A page of the audit in the order in which things happened, with the names of those who are still there. */
export async function auditRows(db: Reader, { sort, offset, limit, filter }: AuditPage) {
  const order = sort.descending ? desc : asc;
  // In the order of the indexes, so that nothing is sorted.
  const columnsInOrder = sort.field === 'id' ? [order(audit.id)] : [order(audit.at), order(audit.id)];
  return db
    .select(columns)
    .from(audit)
    .leftJoin(actor, eq(actor.id, audit.actorId))
    .leftJoin(
      subject,
      and(sql`${audit.subject} like 'user:%'`, eq(subject.id, sql`substr(${audit.subject}, 6)`)),
    )
    .where(matches(db, filter))
    .orderBy(...columnsInOrder)
    .limit(limit)
    .offset(offset);
}
export type ListedAudit = Awaited<ReturnType<typeof auditRows>>[number];

/** How many rows a filter leaves. */
export async function countAudit(db: Reader, filter: AuditFilter): Promise<number> {
  return await db.$count(audit, matches(db, filter));
}

/** Every action that was ever noted, by name. */
export async function auditActions(db: Reader): Promise<string[]> {
  const found = await db.selectDistinct({ action: audit.action }).from(audit).orderBy(asc(audit.action));
  return found.map(({ action }) => action);
}

function matches(db: Reader, { about, who, whom, action, from, to, beforeId }: AuditFilter): SQL | undefined {
  return and(
    about === undefined ? undefined : or(eq(audit.subject, userSubject(about)), eq(audit.actorId, about)),
    who ? or(eq(audit.actorId, who), inArray(audit.actorId, named(db, who, users.id))) : undefined,
    whom
      ? or(
          eq(audit.subject, whom),
          eq(audit.subject, userSubject(whom)),
          inArray(audit.subject, named(db, whom, asSubject)),
        )
      : undefined,
    action ? eq(audit.action, action) : undefined,
    from === undefined ? undefined : gte(audit.at, from),
    to === undefined ? undefined : lte(audit.at, to),
    beforeId === undefined ? undefined : lt(audit.id, beforeId),
  );
}

const asSubject = sql`'user:' || ${users.id}`;

/** Those in whose name or e-mail a text stands. */
function named(db: Reader, text: string, what: typeof users.id | SQL) {
  const fullName = sql`(${users.firstName} || ' ' || ${users.lastName})`;
  return db
    .select({ it: what as SQL })
    .from(users)
    .where(or(contains(users.email, text.trim()), contains(fullName, text.trim())));
}
