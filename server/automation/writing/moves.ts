export const moves = ['case', 'question', 'counter', 'number', 'connect'] as const;
/** The kind of contribution that a comment makes. */
export type Move = (typeof moves)[number];

/** @param random 0 to 1, without 1 */
export const drawMove = (random: () => number): Move => moves[Math.floor(random() * moves.length)] as Move;
