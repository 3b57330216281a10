import { hashWords } from './wordHashes.ts';

/** The runs of three words of a text, in a hash table with at least twice as many slots. */
type Runs = {
  size: number;
  keys: Int32Array;
  /** How often each run occurs in this text, and how often it was met in the compared text. */
  times: Uint8Array;
  met: Uint8Array;
};

/** Texts with fewer runs are easily contained in longer ones. */
const fewestContained = 8;
/** With this weight, a contained text counts as a repetition from 6/7 of its runs on. */
const containedWeight = 0.7;

/**
 * Similarity of a comment to the closest earlier one, from 0 to 1, by runs of three words, in lower case
 * without accents. It is the larger of Jaccard's index, which sees swapped sentences and other names, and of
 * 0.7 times the overlap coefficient, which sees an added or removed sentence.
 */
export function nearest(comment: string, earlier: readonly string[]): number {
  if (earlier.length === 0) return 0;
  const own = runsOf(comment);
  let most = 0;
  for (const other of earlier) most = Math.max(most, similarity(own, other));
  return most;
}

function similarity(own: Runs, text: string): number {
  const { keys, times, met } = own;
  const { hashes, count } = hashWords(text);
  const size = Math.max(1, count - 2);
  const mask = keys.length - 1;
  let shared = 0;
  for (let at = 0; at < size; at += 1) {
    const run = runAt(hashes, count, at);
    let slot = slotOf(run, mask);
    while (keys[slot] !== 0 && keys[slot] !== run) slot = (slot + 1) & mask;
    if (keys[slot] === 0 || met[slot] === times[slot]) continue;
    met[slot] = (met[slot] as number) + 1;
    shared += 1;
  }
  if (shared === 0) return 0;
  met.fill(0);
  const jaccard = shared / (own.size + size - shared);
  const shorter = Math.min(own.size, size);
  return shorter < fewestContained ? jaccard : Math.max(jaccard, (containedWeight * shared) / shorter);
}

function runsOf(text: string): Runs {
  const { hashes, count } = hashWords(text);
  const size = Math.max(1, count - 2);
  let room = 16;
  while (room < size * 2) room *= 2;
  const runs = { size, keys: new Int32Array(room), times: new Uint8Array(room), met: new Uint8Array(room) };
  const mask = room - 1;
  for (let at = 0; at < size; at += 1) {
    const run = runAt(hashes, count, at);
    let slot = slotOf(run, mask);
    while (runs.keys[slot] !== 0 && runs.keys[slot] !== run) slot = (slot + 1) & mask;
    runs.keys[slot] = run;
    runs.times[slot] = Math.min(255, (runs.times[slot] ?? 0) + 1);
  }
  return runs;
}

/** The hash of a run, shorter at the end of a text. Never 0, which marks a free slot. */
function runAt(hashes: Int32Array, count: number, at: number): number {
  const first = at < count ? (hashes[at] as number) : 0;
  const second = at + 1 < count ? (hashes[at + 1] as number) : 0;
  const third = at + 2 < count ? (hashes[at + 2] as number) : 0;
  return (Math.imul(Math.imul(first, 31) + second, 31) + third) | 0 || 1;
}

const slotOf = (run: number, mask: number): number => (run ^ (run >>> 15)) & mask;
