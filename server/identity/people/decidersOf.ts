import { namesOf } from '../../../db/identity/memberships.ts';
import type { Reader } from '../../../db/open.ts';
import type { Decider } from './decider.ts';

/** Reads the names of all these people at once. */
export async function decidersOf(
  db: Reader,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => Decider> {
  const names = await namesOf(
    db,
    ids.filter((id) => id !== null),
  );
  return (id) => {
    const name = id === null ? undefined : names.get(id);
    return id === null || name === undefined ? null : { _id: id, name };
  };
}
