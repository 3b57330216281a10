import type { Database as Db } from 'better-sqlite3';
import { dueAt } from './due.ts';
import type { Kind, Kinds } from './types.ts';

export const paymentsSchema = `
create table if not exists paymentObjects (
  seq integer primary key autoincrement, id text not null unique, kind text not null, owner text, created integer not null,
  dueAt integer, json text not null) strict;
create index if not exists paymentObjects_kind on paymentObjects (kind, seq);
create index if not exists paymentObjects_owner on paymentObjects (kind, owner, seq);
create index if not exists paymentObjects_due on paymentObjects (dueAt, seq) where dueAt is not null;
create table if not exists paymentWebhooks (
  seq integer primary key autoincrement, event text not null, url text not null, secret text not null,
  attempts integer not null, nextAt integer not null, again integer not null) strict;
create index if not exists paymentWebhooks_due on paymentWebhooks (again, seq desc, nextAt);
create index if not exists paymentWebhooks_next on paymentWebhooks (nextAt);
create index if not exists paymentWebhooks_event on paymentWebhooks (event);
create table if not exists paymentKeys (
  key text primary key, fingerprint text not null, status integer not null, body text not null, request text not null,
  at integer not null) strict;
`;

export type Delivery = {
  seq: number;
  event: string;
  url: string;
  secret: string;
  attempts: number;
  nextAt: number;
  /** 1 after the first acknowledgement: the event is sent a second time. */
  again: 0 | 1;
};
/** `at` in Unix seconds. */
export type HeldAnswer = {
  key: string;
  fingerprint: string;
  status: number;
  body: string;
  request: string;
  at: number;
};

/** The customer, by whom lists are filtered. */
const ownerOf = (thing: object): string | null =>
  ('customer' in thing && (thing.customer as string | null)) || null;

/** Each object is a row with its JSON. Its due time is computed when it is saved. */
export function createPaymentStore(db: Db) {
  const sql = {
    find: db.prepare('select json from paymentObjects where kind = ? and id = ?').pluck(),
    some: db.prepare(
      'select seq, json from paymentObjects where kind = ? and seq < ? order by seq desc limit 100',
    ),
    someOf: db.prepare(
      'select seq, json from paymentObjects where kind = ? and owner = ? and seq < ? order by seq desc limit 100',
    ),
    add: db.prepare(
      'insert into paymentObjects (id, kind, owner, created, dueAt, json) values (?, ?, ?, ?, ?, ?)',
    ),
    save: db.prepare('update paymentObjects set owner = ?, dueAt = ?, json = ? where id = ?'),
    remove: db.prepare('delete from paymentObjects where id = ?'),
    due: db.prepare(
      'select id, kind, dueAt from paymentObjects where dueAt is not null order by dueAt, seq limit 1',
    ),
    addDelivery: db.prepare(
      'insert into paymentWebhooks (event, url, secret, attempts, nextAt, again) values (?, ?, ?, 0, ?, 0)',
    ),
    delivery: db.prepare('select * from paymentWebhooks where +nextAt <= ? order by again, seq desc limit 1'),
    nextDelivery: db.prepare('select min(nextAt) from paymentWebhooks').pluck(),
    postpone: db.prepare('update paymentWebhooks set attempts = attempts + 1, nextAt = ? where seq = ?'),
    sendAgain: db.prepare('update paymentWebhooks set attempts = 0, again = 1 where seq = ?'),
    dropDelivery: db.prepare('delete from paymentWebhooks where seq = ?'),
    pending: db.prepare('select count(*) from paymentWebhooks where event = ? and again = 0').pluck(),
    answer: db.prepare('select * from paymentKeys where key = ?'),
    hold: db.prepare(
      'insert or replace into paymentKeys (key, fingerprint, status, body, request, at) values (@key, @fingerprint, @status, @body, @request, @at)',
    ),
    meta: db.prepare('select value from meta where key = ?').pluck(),
    setMeta: db.prepare('insert or replace into meta (key, value) values (?, ?)'),
  };
  /**
   * Newest first; of one customer or all. Reads a hundred at a time, so that a page of a long list costs
   * little.
   */
  function* each<K extends Kind>(kind: K, customer?: string): Generator<Kinds[K]> {
    let before = Number.MAX_SAFE_INTEGER;
    for (;;) {
      const found =
        customer === undefined ? sql.some.all(kind, before) : sql.someOf.all(kind, customer, before);
      for (const { seq, json } of found as { seq: number; json: string }[]) {
        before = seq;
        yield JSON.parse(json) as Kinds[K];
      }
      if (found.length < 100) return;
    }
  }
  return {
    find<K extends Kind>(kind: K, id: string): Kinds[K] | undefined {
      const json = sql.find.get(kind, id) as string | undefined;
      return json === undefined ? undefined : (JSON.parse(json) as Kinds[K]);
    },
    each,
    all: <K extends Kind>(kind: K, customer?: string): Kinds[K][] => [...each(kind, customer)],
    add<K extends Kind>(kind: K, thing: Kinds[K]): void {
      sql.add.run(thing.id, kind, ownerOf(thing), thing.created, dueAt(kind, thing), JSON.stringify(thing));
    },
    save<K extends Kind>(kind: K, thing: Kinds[K]): void {
      sql.save.run(ownerOf(thing), dueAt(kind, thing), JSON.stringify(thing), thing.id);
    },
    remove: (id: string) => void sql.remove.run(id),
    nextDue: () => sql.due.get() as { id: string; kind: Kind; dueAt: number } | undefined,

    addDelivery: (event: string, url: string, secret: string, at: number) =>
      void sql.addDelivery.run(event, url, secret, at),
    /** Newest first, repetitions last. */
    dueDelivery: (now: number) => sql.delivery.get(now) as Delivery | undefined,
    nextDeliveryAt: () => sql.nextDelivery.get() as number | null,
    sendAgain: (seq: number) => void sql.sendAgain.run(seq),
    postpone: (seq: number, until: number) => void sql.postpone.run(until, seq),
    dropDelivery: (seq: number) => void sql.dropDelivery.run(seq),
    pendingDeliveries: (event: string) => sql.pending.get(event) as number,

    answer: (key: string) => sql.answer.get(key) as HeldAnswer | undefined,
    hold: (answer: HeldAnswer) => void sql.hold.run(answer),

    setting: (name: string) => sql.meta.get(`payments.${name}`) as string | undefined,
    set: (name: string, value: string) => void sql.setMeta.run(`payments.${name}`, value),
    /** A nested one rolls back by itself. */
    transaction: <T>(run: () => T): T => db.transaction(run)(),
  };
}

export type PaymentStore = ReturnType<typeof createPaymentStore>;
