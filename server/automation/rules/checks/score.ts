/** A fitted score: a weight for each feature, and the bias. */
export type Weights = { bias: number; weights: Record<string, number> };

/** @returns above 0 if the comment belongs to the class for which the weights were fitted */
export function scoreOf({ bias, weights }: Weights, counts: Readonly<Record<string, number>>): number {
  let sum = bias;
  for (const [name, weight] of Object.entries(weights)) sum += weight * (counts[name] ?? 0);
  return sum;
}
