import { type Moment, momentIn, usualClock } from './formats.ts';

/** Key and values of a sentence. The API sends them beside the English `message`, for translation. */
export type TextRef = { key: string; values: { [name: string]: string | number | Moment | TextRef } };
/** English for a person. `text` is absent for a provider's words and for older rows. */
export type Sentence = { message: string; text?: TextRef | undefined };
/** A value that is a sentence is translated with the sentence around it. */
export type Value = string | number | Moment | Sentence;

export type Values = Record<string, Value>;

function english(value: Value): string {
  if (typeof value !== 'object') return String(value);
  if (!('at' in value)) return value.message;
  // The reader of a message without its values has no zone.
  return value.zone === null
    ? `${momentIn({ ...value, zone: 'UTC' }, 'en-GB', usualClock.en)} UTC`
    : momentIn(value, 'en-GB', usualClock.en);
}

/** Fills `%{name}`. `smart_count` selects from `one |||| many`, as in the web app's catalogs. */
export function fill(template: string, values: Values): string {
  const [singular = '', many = singular] = template.split(' |||| ');
  return (values.smart_count === 1 ? singular : many).replace(/%\{(\w+)\}/g, (_, name: string) =>
    english(values[name] ?? ''),
  );
}

export function sentenceOf(key: string, template: string, values: Values = {}): Sentence {
  const refs = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' && 'message' in value ? (value.text ?? value.message) : value,
  ]);
  return { message: fill(template, values), text: { key, values: Object.fromEntries(refs) } };
}

/** A sentence without a key, always shown in English. */
export const unnamed = (message: string): Sentence => ({ message });

/** The sentence of a schema's issue. The words of zod itself have no key. */
export function sentenceOfFault(message: string): Sentence {
  return message.startsWith('{"message":') ? (JSON.parse(message) as Sentence) : { message };
}
