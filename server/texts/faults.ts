import texts from './en/schemas.json' with { type: 'json' };
import { type Sentence, sentenceOf, type Values } from './sentence.ts';

export type FaultKey = keyof typeof texts.fields;
export type NameKey = keyof typeof texts.names;

/** The message of a schema's rule. An issue of zod has one string, so this is a sentence as JSON. */
export const fault = (key: FaultKey, values: Values = {}): string =>
  JSON.stringify(sentenceOf(`fields.${key}`, texts.fields[key], values));

/** A name within a sentence: `nameOf('email')`. */
export const nameOf = (key: NameKey): Sentence => sentenceOf(`names.${key}`, texts.names[key]);
