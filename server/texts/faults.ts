import { fields } from './fields.ts';
import { names } from './names.ts';
import { type Sentence, sentenceOf, type TextRef, unnamed, type ValuesOf } from './sentence.ts';

/** zod's issues carry only a string, so the keys of the schemas' sentences are kept here. */
const refs = new Map<string, TextRef>();

function keep(sentence: Sentence): string {
  if (sentence.text) refs.set(sentence.message, sentence.text);
  return sentence.message;
}

/** Called once per rule, when the schema is created. */
export const fault = <Key extends keyof typeof fields>(
  key: Key,
  ...[values]: ValuesOf<(typeof fields)[Key]>
): string => keep(sentenceOf(`fields.${key}`, fields[key], values));

const keysOfNames = new Map(Object.entries(names).map(([key, name]) => [name as string, key]));

/** An English name within a sentence: `named('E-mail')`. */
export function named(name: string): Sentence {
  const key = keysOfNames.get(name);
  return key === undefined ? unnamed(name) : sentenceOf(`names.${key}`, name);
}

export const sentenceOfFault = (message: string): Sentence => ({ message, text: refs.get(message) });
