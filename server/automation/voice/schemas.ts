import { z } from 'zod';
import { fault, nameOf } from '../../texts/faults.ts';
import type { Opening } from './habits.ts';
import { voiceLimits } from './limits.ts';

const accountId = z
  .string()
  .min(1, fault('required', { what: nameOf('account') }))
  .max(100);
export const VoiceQuery = z.strictObject({ accountId });
export const VoiceSampleId = z.object({ id: z.string().max(100) });

const share = z.number().min(0).max(1);
const Habits = z
  .object({
    samples: z.int().describe('Measured samples'),
    words: z.number().describe('Median of a sample'),
    wordsPerSentence: z.number().describe('Median of a sentence'),
    questions: share.describe('Share of the samples that ask a question'),
    exclamations: share.describe('… with an exclamation mark'),
    dashes: share.describe('… with a dash between words'),
    emoji: share.describe('… with an emoji'),
    firstPerson: share.describe('… that say I, we, my or our'),
    openings: z
      .object({
        question: share.describe('… that begin with a question'),
        first_person: share.describe('… with I or we'),
        thanks: share.describe('… with thanks'),
        agreement: share.describe('… with agreement'),
        contrast: share.describe('… with a contrast'),
        statement: share.describe('… in no other way'),
      } satisfies Record<Opening, z.ZodType>)
      .describe('Shares of the ways to begin'),
  })
  .meta({ id: 'VoiceHabits' });

const exampleSample = {
  id: '0199a1b2c3d4e5f607182940',
  text: 'Which of the two would you measure first?',
  source: 'read' as const,
  addedAt: '2026-03-02T10:00:00.000Z',
};
/** Times are ISO 8601 UTC. */
export const VoiceSample = z
  .object({
    id: z.string(),
    text: z.string().describe('Text of the sample'),
    source: z.enum(['read', 'pasted']).describe('`read`: from your own comments on LinkedIn'),
    addedAt: z.string().describe('When it was read or pasted'),
  })
  .meta({ id: 'VoiceSample', example: exampleSample });
export type VoiceSample = z.infer<typeof VoiceSample>;

export const Voice = z
  .object({
    accountId: z.string(),
    allowedAt: z
      .string()
      .nullable()
      .describe('When the owner last agreed that the own comments are read; null without a yes'),
    readAt: z.string().nullable().describe('Time of the latest read of own comments; null before the first'),
    readCount: z.int().nullable().describe('Comments of the latest read'),
    readSince: z.string().nullable().describe('When the oldest of them was written'),
    count: z.int().describe(`Number of samples, at most ${voiceLimits.samples}`),
    samples: z
      .array(VoiceSample)
      .nullable()
      .describe('Null for viewers and support staff, who see the count'),
    habits: Habits.nullable().describe('Measured from the samples; null without one, or without `samples`'),
  })
  .meta({
    id: 'Voice',
    example: {
      accountId: 'Yk08cDzzdsqs9_8ds',
      allowedAt: '2026-03-02T10:00:00.000Z',
      readAt: '2026-03-02T10:00:00.000Z',
      readCount: 100,
      readSince: '2025-09-12T08:30:00.000Z',
      count: 1,
      samples: [exampleSample],
      habits: {
        samples: 1,
        words: 8,
        wordsPerSentence: 8,
        questions: 1,
        exclamations: 0,
        dashes: 0,
        emoji: 0,
        firstPerson: 0,
        openings: { question: 1, first_person: 0, thanks: 0, agreement: 0, contrast: 0, statement: 0 },
      },
    },
  });
export type Voice = z.infer<typeof Voice>;

export const ReadVoiceInput = z
  .strictObject({
    accountId,
    consent: z
      .literal(true, fault('consentMissing'))
      .describe(`That the account's latest ${voiceLimits.read} own comments are read, once`),
  })
  .meta({ id: 'ReadVoiceInput', example: { accountId: 'Yk08cDzzdsqs9_8ds', consent: true } });
export type ReadVoiceInput = z.infer<typeof ReadVoiceInput>;

export const VoiceSamplesInput = z
  .strictObject({
    accountId,
    samples: z
      .array(z.string().max(5000))
      .min(1, fault('samplesEmpty'))
      .max(voiceLimits.samples, fault('tooManySamples', { most: voiceLimits.samples }))
      .describe('Comments in the own words of the person'),
  })
  .meta({
    id: 'VoiceSamplesInput',
    example: { accountId: 'Yk08cDzzdsqs9_8ds', samples: [exampleSample.text] },
  });
export type VoiceSamplesInput = z.infer<typeof VoiceSamplesInput>;
