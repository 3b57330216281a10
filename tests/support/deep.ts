/** `DEEP_TESTS=1` runs the sampling tests with many more samples, which can take an hour. */
const isDeep = process.env.DEEP_TESTS === '1';

export const samples = (usual: number, deep: number): number => (isDeep ? deep : usual);
/** Ms. */
export const deepTimeout = isDeep ? 3_600_000 : 300_000;
