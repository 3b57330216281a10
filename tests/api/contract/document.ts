import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { TokenScope } from '../../../server/identity/tokens/schemas.ts';
import type { TestServer } from '../../support/server.ts';

// biome-ignore lint/suspicious/noExplicitAny: a document is read by its own rules, which the test checks
type Any = any;
type Media = { schema?: object; example?: unknown };
type Documented = {
  description: string;
  content?: Record<string, Media>;
  headers?: Record<string, { required?: boolean }>;
};

export type Operation = {
  /** `GET /api/comment` */
  name: string;
  method: string;
  path: string;
  summary?: string;
  description?: string;
  tags: string[];
  operationId: string;
  security?: object[];
  'x-rate-limit'?: string;
  'x-token-scope'?: TokenScope;
  parameters?: { in: string; name: string; content?: Record<string, Media> }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Documented>;
};
export type Seen = { status: number; contentType: string | null; headers: Headers; body: unknown };

const formats = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  date: /^\d{4}-\d\d-\d\d$/,
  email: /^[^@\s]+@[^@\s]+$/,
  uri: (text: string) => URL.canParse(text),
};

/** Reads the served OpenAPI document. */
export async function readContract(server: Pick<TestServer, 'call'>) {
  const { body: document } = await server.call('GET', '/api/openapi.json');
  const operations = Object.entries<Any>(document.paths).flatMap(([path, calls]) =>
    Object.entries<Any>(calls).map(
      ([method, call]): Operation => ({
        ...call,
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
      }),
    ),
  );
  // `example` is a keyword of OpenAPI, not of JSON Schema.
  const ajv = new Ajv2020({ strict: false, formats, allErrors: true });
  ajv.addSchema({ components: closed(document.components) }, 'document');

  const compiled = new Map<string, ValidateFunction>();
  /**
   * The error of a value against a schema of the document, undocumented fields included; undefined if it is
   * valid.
   */
  function wrong(schema: object, value: unknown): string | undefined {
    const text = JSON.stringify(schema);
    const validate = compiled.get(text) ?? ajv.compile(rooted(closed(schema)));
    compiled.set(text, validate);
    return validate(value) ? undefined : ajv.errorsText(validate.errors, { dataVar: 'it' });
  }

  /** @returns how an answer differs from the document; undefined if it does not */
  function complaint(operation: Operation, answer: Seen): string | undefined {
    const said = operation.responses[answer.status];
    if (!said) return `${answer.status} is not documented: ${JSON.stringify(answer.body)}`;
    for (const [name, header] of Object.entries(said.headers ?? {})) {
      if (header.required && !answer.headers.has(name)) return `${answer.status} comes without ${name}`;
    }
    const [type] = Object.keys(said.content ?? {});
    if (!type) return answer.body === '' ? undefined : `${answer.status} has a body, which is not documented`;
    if (!answer.contentType?.startsWith(type))
      return `${answer.status} is ${answer.contentType}, not ${type}`;
    const schema = said.content?.[type]?.schema;
    const fault = schema && wrong(schema, answer.body);
    return fault && `${answer.status}: ${fault} in ${JSON.stringify(answer.body)}`;
  }

  return { document, operations, wrong, complaint };
}

/** Forbids unnamed fields, which the document allows so that fields can be added. */
function closed<T extends object>(schema: T): T {
  return JSON.parse(JSON.stringify(schema), (_key, value) =>
    value?.type === 'object' && value.properties && value.additionalProperties === undefined
      ? { ...value, additionalProperties: false }
      : value,
  );
}

/** Points references into the document. */
const rooted = <T extends object>(schema: T): T =>
  JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' && typeof value === 'string' ? value.replace(/^#/, 'document#') : value,
  );
