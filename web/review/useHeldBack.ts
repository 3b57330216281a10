import { useState } from 'react';
import { heldBack } from './reviewModel.ts';

type Held = { key: string; known: ReadonlySet<string> };

/**
 * The ids that a list shows: those that arrive above them wait until the person asks for them.
 * @param key what the list is of; another list begins anew once it is there
 */
export function useHeldBack(ids: readonly string[], key: string, isFetching: boolean) {
  const [held, setHeld] = useState<Held | null>(null);
  const isKnown = held?.key === key;
  const { known, fresh } = heldBack(ids, isKnown ? held.known : null);
  if (isKnown ? known !== held.known : !isFetching && ids.length > 0) setHeld({ key, known });
  return { fresh: new Set(fresh), reveal: () => setHeld({ key, known: new Set(ids) }) };
}
