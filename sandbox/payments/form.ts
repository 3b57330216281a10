import { z } from 'zod';
import { invalidParameter, type Refused } from './problems.ts';

export type Form = string | Form[] | { [name: string]: Form };

/** `a[b][0][c]=1` and `expand[]=x`. An object whose names are all whole numbers is a list. */
export function parseForm(text: string): Record<string, Form> {
  type Tree = Map<string, Tree | string>;
  const root: Tree = new Map();
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [
      name.split('[', 1)[0] as string,
      ...[...name.matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] as string),
    ];
    let at = root;
    for (const [depth, given] of path.entries()) {
      const part = given === '' ? String(at.size) : given;
      if (depth === path.length - 1) at.set(part, value);
      else {
        const next = at.get(part);
        const inner: Tree = next instanceof Map ? next : new Map();
        at.set(part, inner);
        at = inner;
      }
    }
  }
  const plain = (node: Tree | string, top: boolean): Form => {
    if (typeof node === 'string') return node;
    if (!top && [...node.keys()].every((name) => /^\d+$/.test(name)))
      return [...node.values()].map((value) => plain(value, false));
    return Object.fromEntries([...node].map(([name, value]) => [name, plain(value, false)]));
  };
  return plain(root, true) as Record<string, Form>;
}

/** `code` is Stripe's. */
const wrong = (code: string) => ({ error: code });

/** Not empty: in a form, an empty text means "unset". */
export const text = z.string().min(1, wrong('parameter_invalid_empty'));
export const whole = z
  .string()
  .regex(/^-?\d{1,15}$/, wrong('parameter_invalid_integer'))
  .transform(Number);
export const positive = whole.refine((number) => number >= 1, wrong('parameter_invalid_integer'));
export const natural = whole.refine((number) => number >= 0, wrong('parameter_invalid_integer'));
export const flag = z.enum(['true', 'false'], wrong('invalid_boolean')).transform((word) => word === 'true');
/** An empty text unsets the field: null. */
export const unsettable = <T extends z.ZodType>(schema: T) =>
  z.union([z.literal('').transform(() => null), schema]);
/** An empty text removes a name, an empty form all of them. */
export const metadata = z.union([z.literal('').transform(() => null), z.record(z.string(), z.string())]);
export const timeRange = z.union([
  whole,
  z.strictObject({ gt: whole, gte: whole, lt: whole, lte: whole }).partial(),
]);

export function mergedMetadata(
  old: Record<string, string>,
  change: Record<string, string> | null | undefined,
) {
  if (change === undefined) return old;
  return Object.fromEntries(
    Object.entries({ ...(change && old), ...change }).filter(([, value]) => value !== ''),
  );
}

const bracketed = (path: PropertyKey[]): string =>
  path.map((part, depth) => (depth === 0 ? String(part) : `[${String(part)}]`)).join('');

function explain(issue: z.core.$ZodIssue, input: unknown): Refused {
  if (issue.code === 'unrecognized_keys') {
    const param = bracketed([...issue.path, issue.keys[0] as string]);
    return invalidParameter(`Received unknown parameter: ${param}`, param, 'parameter_unknown');
  }
  if (issue.code === 'invalid_union') {
    const inner = issue.errors.at(-1)?.[0];
    if (inner) return explain({ ...inner, path: [...issue.path, ...inner.path] } as z.core.$ZodIssue, input);
  }
  const param = bracketed(issue.path);
  const value = issue.path.reduce<unknown>(
    (at, part) => (at as Record<PropertyKey, unknown> | undefined)?.[part],
    input,
  );
  if (value === undefined)
    return invalidParameter(`Missing required param: ${param}.`, param, 'parameter_missing');
  if (issue.message === 'parameter_invalid_integer')
    return invalidParameter(`Invalid integer: ${JSON.stringify(value)}`, param, issue.message);
  if (issue.message === 'parameter_invalid_empty')
    return invalidParameter(
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
      param,
      issue.message,
    );
  if (issue.message === 'invalid_boolean')
    return invalidParameter(`Invalid boolean: ${JSON.stringify(value)}`, param);
  if (issue.code === 'invalid_value')
    return invalidParameter(`Invalid ${param}: must be one of ${issue.values.join(', ')}`, param);
  return invalidParameter(`Invalid ${param}: ${issue.message}`, param);
}

/** @throws {Refused} in Stripe's words, for the first error */
export function readForm<T>(schema: z.ZodType<T>, form: Record<string, Form>): T {
  const checked = schema.safeParse(form);
  if (checked.success) return checked.data;
  throw explain(checked.error.issues[0] as z.core.$ZodIssue, form);
}
