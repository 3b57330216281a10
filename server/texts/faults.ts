import { fields } from './fields.ts';
import { names } from './names.ts';
import { type Sentence, sentenceOf, type TextRef, unnamed, type ValuesOf } from './sentence.ts';

/** zod's issues carry a string and nothing else, so the names of the schemas' few, fixed sentences are kept beside them. */
const refs = new Map<string, TextRef>();

function keep(sentence: Sentence): string {
  if (sentence.text) refs.set(sentence.message, sentence.text);
  return sentence.message;
}

/** What a schema says of a wrong field. Called once for each rule, when the schema is made. */
export const fault = <Key extends keyof typeof fields>(
  key: Key,
  ...[values]: ValuesOf<(typeof fields)[Key]>
): string => keep(sentenceOf(`fields.${key}`, fields[key], values));

const keysOfNames = new Map(Object.entries(names).map(([key, name]) => [name as string, key]));

/** A thing or a field by its English name, as it stands within a sentence: `named('E-mail')`. */
export function named(name: string): Sentence {
  const key = keysOfNames.get(name);
  return key === undefined ? unnamed(name) : sentenceOf(`names.${key}`, name);
}

/** The sentence of an issue of a schema. */
export const sentenceOfFault = (message: string): Sentence => ({ message, text: refs.get(message) });
