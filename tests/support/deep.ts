import { isPostgres } from '../../db/dialect/engine.ts';

/** `DEEP_TESTS=1`: many more samples, which can take an hour, and every case of the slow commands. */
export const isDeep = process.env.DEEP_TESTS === '1';

export const samples = (usual: number, deep: number): number => (isDeep ? deep : usual);
/** The first `usual` of them, and all in a deep run: put first what stands for the others. */
export const someOf = <One>(all: readonly One[], usual: number): One[] =>
  all.slice(0, samples(usual, all.length));
/** Every third on Postgres, for cases of the same SQL: all of them run on SQLite, and in a deep run. */
export const someOnPostgres = <One>(all: readonly One[]): One[] =>
  all.filter((_, n) => !isPostgres || isDeep || n % 3 === 0);
/** Ms. On Postgres thrice as long, as for all tests. */
export const deepTimeout = isDeep ? 3_600_000 : isPostgres ? 900_000 : 300_000;
