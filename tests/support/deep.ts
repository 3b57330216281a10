import { isPostgres } from '../../db/dialect/engine.ts';

/** `DEEP_TESTS=1` runs the sampling tests with many more samples, which can take an hour. */
const isDeep = process.env.DEEP_TESTS === '1';

export const samples = (usual: number, deep: number): number => (isDeep ? deep : usual);
/** Ms. On Postgres thrice as long, as for all tests. */
export const deepTimeout = isDeep ? 3_600_000 : isPostgres ? 900_000 : 300_000;
