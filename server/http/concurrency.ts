import type { Clock } from '../clock.ts';
import { AppError } from '../errors.ts';
import { giveWay } from '../slices.ts';
import { text } from '../texts/text.ts';
import { atOnce } from './budgets.ts';

/** Requests to `/mcp` count as any other, and have a tighter limit of their own. */
export type PlaceKind = 'call' | 'mcp';
type Waiting = { kind: PlaceKind; start: () => void };
type Person = { running: number; mcp: number; waiting: Waiting[] };
type Place = { waited: boolean; leave: () => void };

export type Concurrency = ReturnType<typeof createConcurrency>;

/** Limits the requests of each person that run at once on this server. */
export function createConcurrency(clock: Clock) {
  const people = new Map<string, Person>();

  function count(person: Person, kind: PlaceKind, change: 1 | -1): void {
    person.running += change;
    if (kind === 'mcp') person.mcp += change;
  }

  function startNext(person: Person): void {
    for (const next of [...person.waiting]) if (isFree(person, next.kind)) next.start();
  }

  function wait(person: Person, kind: PlaceKind): Promise<void> {
    if (person.waiting.length >= atOnce.waiting) throw tooMany();
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        person.waiting.splice(person.waiting.indexOf(waiting), 1);
        cancel();
        settle();
      };
      const waiting: Waiting = {
        kind,
        start: () =>
          end(() => {
            count(person, kind, 1);
            resolve();
          }),
      };
      const cancel = clock.wakeAt(clock.now() + atOnce.waitMs, () => end(() => reject(tooMany())));
      person.waiting.push(waiting);
    });
  }

  return {
    /**
     * Resolves once the request may run; `leave` ends it.
     * @throws {AppError} too_many_attempts if too many wait already, or after 10 seconds
     */
    async enter(personId: string, kind: PlaceKind): Promise<Place> {
      const person = people.get(personId) ?? { running: 0, mcp: 0, waiting: [] };
      people.set(personId, person);
      const waited = !isFree(person, kind);
      const isAlone = person.running === 0;
      if (waited) await wait(person, kind);
      else count(person, kind, 1);
      // Starts a person's parallel requests in separate ticks, so that requests of others run in between.
      if (!isAlone) await giveWay();
      return {
        waited,
        leave() {
          count(person, kind, -1);
          startNext(person);
          if (person.running === 0) people.delete(personId);
        },
      };
    },
  };
}

const isFree = ({ running, mcp }: Person, kind: PlaceKind): boolean =>
  running < atOnce.running && (kind !== 'mcp' || mcp < atOnce.mcp);

const tooMany = () =>
  new AppError('too_many_attempts', text('calls.tooManyAtOnce'), {
    retryAfterSeconds: atOnce.retryAfterSeconds,
  });
