/** The weights of a fitted score: features by their names, and the sum that says no. */
export type Weights = { bias: number; weights: Record<string, number> };

/** Above 0, the comment belongs to the class that the weights were fitted for. */
export function scoreOf({ bias, weights }: Weights, counts: Readonly<Record<string, number>>): number {
  let sum = bias;
  for (const [name, weight] of Object.entries(weights)) sum += weight * (counts[name] ?? 0);
  return sum;
}
