/** A sentence's name with its values. On the wire it stands beside the English `message`, so that a client can translate it. */
export type TextRef = { key: string; values: { [name: string]: string | number | TextRef } };
/** English for a person. `text` is absent where nothing but the English is known: words of a provider, rows from before. */
export type Sentence = { message: string; text?: TextRef | undefined };
/** A value is shown as it is; one that is a sentence itself is translated with the sentence around it. */
export type Value = string | number | Sentence;

type Placeholder<Template extends string> = Template extends `${string}%{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;
/** The values of a template: none where it has no placeholder, as its type demands. */
export type ValuesOf<Template extends string> = [Placeholder<Template>] extends [never]
  ? []
  : [values: Record<Placeholder<Template>, Value>];

const english = (value: Value): string => (typeof value === 'object' ? value.message : String(value));

/** Fills `%{name}`. `one |||| many` is chosen by `smart_count`, as the web app's catalogs do it. */
export function fill(template: string, values: Record<string, Value>): string {
  const [one = '', many = one] = template.split(' |||| ');
  return (values.smart_count === 1 ? one : many).replace(/%\{(\w+)\}/g, (_, name: string) =>
    english(values[name] ?? ''),
  );
}

/** The sentence of a template, named `key` for those who translate it. */
export function sentenceOf(key: string, template: string, values: Record<string, Value> = {}): Sentence {
  const refs = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? (value.text ?? value.message) : value,
  ]);
  return { message: fill(template, values), text: { key, values: Object.fromEntries(refs) } };
}

/** A sentence without a name: it is shown in English whatever the language. */
export const unnamed = (message: string): Sentence => ({ message });
