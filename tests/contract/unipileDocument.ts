import { Ajv, type ValidateFunction } from 'ajv';
import document from './unipile.json' with { type: 'json' };

type Schema = { [keyword: string]: unknown };
type Call = {
  status: number;
  query: Record<string, { required: boolean; schema: Schema }>;
  body?: { type: string; schema: Schema };
  answer: Schema;
};
type Document = {
  problem: Schema;
  errors: Record<string, string[]>;
  events: Record<string, { schema: Schema }>;
  defs: Record<string, { properties: Schema; required: string[] }>;
  paths: Record<string, Record<string, Call>>;
};

export type Exchange = {
  method: string;
  url: string;
  contentType: string | null;
  /** Parsed JSON or form fields. */
  sent: unknown;
  status: number;
  answered: unknown;
};

/** Newer facts override the document. */
function withOverrides(): Document {
  const whole = structuredClone(document) as unknown as Record<string, unknown>;
  for (const { at, value } of document.overrides) {
    let place = whole;
    for (const key of at.slice(0, -1)) place = place[key] as Record<string, unknown>;
    place[at.at(-1) as string] = value;
  }
  return whole as unknown as Document;
}
const { problem, errors, events, defs, paths } = withOverrides();

/** Forbids undocumented fields. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed);
  if (typeof node !== 'object' || node === null) return node;
  const { extends: base, ...own } = node as Schema & { properties?: Schema; required?: string[] };
  const from = base === undefined ? undefined : defs[String(base)];
  const schema: Schema = from
    ? {
        type: 'object',
        properties: { ...from.properties, ...own.properties },
        required: [...from.required, ...(own.required ?? [])],
      }
    : own;
  const { properties, ...rest } = schema;
  return {
    ...Object.fromEntries(Object.entries(rest).map(([keyword, value]) => [keyword, closed(value)])),
    ...(properties !== undefined && {
      properties: Object.fromEntries(
        Object.entries(properties as Schema).map(([name, schema]) => [name, closed(schema)]),
      ),
      additionalProperties: false,
    }),
  };
}

const ajv = new Ajv({ strict: false, allErrors: true });
const compiled = new WeakMap<object, ValidateFunction>();
function faultsOf(schema: Schema, value: unknown, place: string): string[] {
  let validate = compiled.get(schema);
  if (!validate) {
    validate = ajv.compile(closed(schema) as Schema);
    compiled.set(schema, validate);
  }
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${place}${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** The documented path with the fewest placeholders that matches. */
function pathOf(pathname: string): string | undefined {
  const parts = pathname.split('/');
  const fits = (template: string) => {
    const wanted = template.split('/');
    return (
      wanted.length === parts.length && wanted.every((part, at) => part.startsWith('{') || part === parts[at])
    );
  };
  return Object.keys(paths)
    .filter(fits)
    .sort((a, b) => a.split('{').length - b.split('{').length)[0];
}

/** How a call and its answer deviate from the document. */
export function exchangeFaults({ method, url, contentType, sent, status, answered }: Exchange): string[] {
  const { pathname, searchParams } = new URL(url);
  const path = pathOf(pathname);
  const call = path === undefined ? undefined : paths[path]?.[method.toLowerCase()];
  const name = `${method} ${path ?? pathname}`;
  if (!call) return [`${name} is not in the document`];
  const given = Object.fromEntries(searchParams);
  const query = Object.entries(call.query).flatMap(([key, { required, schema }]) => {
    const value = given[key];
    if (value === undefined) return required ? [`${name} lacks the parameter ${key}`] : [];
    const typed = ['integer', 'number'].includes(String(schema.type)) ? Number(value) : value;
    return faultsOf(schema, schema.type === 'boolean' ? value === 'true' : typed, `${name}?${key}`);
  });
  const unknown = Object.keys(given)
    .filter((key) => !(key in call.query))
    .map((key) => `${name} has the unknown parameter ${key}`);
  return [
    ...query,
    ...unknown,
    ...bodyFaults(name, call, contentType, sent),
    ...answerFaults(name, call, status, answered),
  ];
}

function bodyFaults(name: string, call: Call, contentType: string | null, sent: unknown): string[] {
  if (!call.body) return sent === undefined ? [] : [`${name} takes no body`];
  if (!contentType?.startsWith(call.body.type))
    return [`${name} wants ${call.body.type}, not ${contentType}`];
  return faultsOf(call.body.schema, sent, `${name} body`);
}

/** Checks an error against those of all paths with its status: the document lists few for each path. */
function answerFaults(name: string, call: Call, status: number, answered: unknown): string[] {
  if (status < 400) {
    const wrong = status === call.status ? [] : [`${name} answers ${status}, not ${call.status}`];
    return [...wrong, ...faultsOf(call.answer, answered, `${name} answer`)];
  }
  const { type } = answered as { type?: string };
  const known = errors[status]?.includes(type ?? '') ?? false;
  return [
    ...(known ? [] : [`${name} answers ${status} with the unknown type ${type}`]),
    ...faultsOf(problem, answered, `${name} ${status}`),
  ];
}

/** How an event deviates from the guides. */
export const eventFaults = (kind: 'hosted sign-in' | 'account status', event: unknown): string[] =>
  faultsOf(events[kind]?.schema ?? { not: {} }, event, kind);

/** Every documented call, as `POST /api/v1/…`. */
export const documented = Object.entries(paths).flatMap(([path, calls]) =>
  Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
);
export const callOf = ({ method, url }: Exchange): string => `${method} ${pathOf(new URL(url).pathname)}`;
