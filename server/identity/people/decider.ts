import { z } from 'zod';

/** The person of a decision. */
export const Decider = z
  .object({ _id: z.string(), name: z.string() })
  .nullable()
  .describe('Null without a decision of a person, for older decisions, and once the person was deleted');
export type Decider = z.infer<typeof Decider>;
