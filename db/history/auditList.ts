import { and, asc, desc, eq, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { contains } from '../dialect/query.ts';
import { alias } from '../dialect/table.ts';
import type { Reader } from '../open.ts';
import type { Page } from '../page.ts';
import { audit, users } from '../schema/index.ts';
import { userSubject } from './audit.ts';

const actor = alias(users, 'actor');
const subject = alias(users, 'subject_user');

export type AuditFilter = {
  id?: number[] | undefined;
  /** A user's id: finds changes by and about this user. */
  about?: string | undefined;
  /** Part of the actor's name or e-mail, or their id. */
  who?: string | undefined;
  /** The same for the person who was changed. */
  whom?: string | undefined;
  action?: string | undefined;
  /** Milliseconds since the epoch, both ends included. */
  from?: number | undefined;
  to?: number | undefined;
  /** Only rows before this id. */
  beforeId?: number | undefined;
};
/** By time for reading; by id for exporting all rows. */
export type AuditPage = Page<'createdAt' | 'id', AuditFilter>;

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

/** With the names of users who still exist. */
export async function auditRows(db: Reader, { sort, offset, limit, filter }: AuditPage) {
  const order = sort.descending ? desc : asc;
  // Sorts in the order of an index, which saves a sort.
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

export async function countAudit(db: Reader, filter: AuditFilter): Promise<number> {
  return await db.$count(audit, matches(db, filter));
}

export async function auditActions(db: Reader): Promise<string[]> {
  const found = await db.selectDistinct({ action: audit.action }).from(audit).orderBy(asc(audit.action));
  return found.map(({ action }) => action);
}

function matches(
  db: Reader,
  { id, about, who, whom, action, from, to, beforeId }: AuditFilter,
): SQL | undefined {
  return and(
    id && inArray(audit.id, id),
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

function named(db: Reader, text: string, column: typeof users.id | SQL) {
  const fullName = sql`(${users.firstName} || ' ' || ${users.lastName})`;
  return db
    .select({ subject: column as SQL })
    .from(users)
    .where(or(contains(users.email, text.trim()), contains(fullName, text.trim())));
}
