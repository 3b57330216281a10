import type { JsonText } from './json.ts';

/** A JSON text that SQLite wrote, as the value that it says. */
export const parseJsonText = <Value>(text: JsonText<Value>): Value => JSON.parse(text);
