import { z } from 'zod';
import type { TextRef } from '../texts/sentence.ts';

/** Clients may branch on these codes; messages are for people. */
export const errorCodes = [
  'malformed_request',
  'malformed_json',
  'not_signed_in',
  'wrong_credentials',
  'forbidden',
  'email_not_verified',
  'subscription_required',
  'card_declined',
  'payment_action_required',
  'not_found',
  'workspace_not_found',
  'method_not_allowed',
  'conflict',
  'email_taken',
  'seats_limit',
  'not_connected',
  'view_only',
  'workspace_role',
  'body_too_large',
  'unsupported_media_type',
  'invalid_input',
  'invalid_code',
  'invalid_profile_url',
  'proof_required',
  'second_factor_required',
  'too_many_attempts',
  'read_limit_reached',
  'cost_cap_reached',
  'provider_failed',
  'provider_unavailable',
  'provider_key_refused',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

const Values = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.record(z.string(), z.unknown())]),
) as unknown as z.ZodType<TextRef['values']>;

/** Key and values of the `message` beside it, to show it in another language. */
export const Text = z
  .object({
    key: z.string().describe('The name of the sentence'),
    values: Values.describe('By name; one that is an object is another text: `{key, values}`'),
  })
  .meta({
    id: 'Text',
    example: { key: 'fields.required', values: { what: { key: 'names.name', values: {} } } },
  });
export const text = Text.optional().describe('The key and values of `message`, where it has any');

export const Failure = z
  .object({
    message: z.string().describe('A message for people'),
    text,
    code: z.enum(errorCodes).describe('For programs'),
    issues: z
      .array(
        z.object({
          path: z.string().describe('Name of the field'),
          message: z.string().describe('For people'),
          text,
        }),
      )
      .optional()
      .describe('The faults of single fields'),
    reason: z.string().optional().describe('Of `/readyz`: `starting`, `stopping`, `database` or `schema`'),
  })
  .meta({ id: 'Failure', example: { message: 'Please sign in', code: 'not_signed_in' } });
export type Failure = z.infer<typeof Failure>;

/** The `id` that each row has beside the older name of its ID. */
export const sameAs = (name: string) => z.string().describe(`The same as \`${name}\``);

export const Acknowledgement = z
  .object({ message: z.string().describe('For people'), text })
  .meta({ id: 'Acknowledgement', example: { message: 'Please check your mailbox' } });

/** react-admin's simple-rest query, each field a JSON text. */
export const ListQuery = z.strictObject({
  sort: z.string().optional().describe('["field","ASC"]'),
  range: z.string().optional().describe('[0,24], both ends included'),
  filter: z.string().optional().describe('{"field":"value"}'),
});
/** The filter of react-admin's getMany. */
export const Ids = z.array(z.string().max(100)).max(250).optional().describe('The rows with these IDs');
export type ListQuery = z.infer<typeof ListQuery>;
