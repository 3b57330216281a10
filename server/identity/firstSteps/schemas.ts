import { z } from 'zod';

const shown = {
  folded: z.boolean().describe('Whether the list shows one line'),
  dismissed: z.boolean().describe('Whether the person is done with the list'),
};

export const FirstStepsInput = z
  .strictObject(shown)
  .partial()
  .meta({ id: 'FirstStepsInput', example: { dismissed: true } });
export type FirstStepsInput = z.infer<typeof FirstStepsInput>;

export const FirstSteps = z
  .object({
    ...shown,
    previewed: z.boolean().describe('Whether a comment was written in a preview'),
    commented: z.boolean().describe('Whether any account of the person has commented'),
  })
  .meta({
    id: 'FirstSteps',
    example: { folded: false, dismissed: false, previewed: true, commented: false },
  });
export type FirstSteps = z.infer<typeof FirstSteps>;
