/** The served document as something to hold requests and answers against. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
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
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Documented>;
};
export type Seen = { status: number; contentType: string | null; headers: Headers; body: unknown };

/** Reads what the server says of itself. */
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
  // The formats are read from the schemas that validate; `example` is OpenAPI's word.
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema({ components: closed(document.components) }, 'document');

  const compiled = new Map<object, ValidateFunction>();
  /** The error of a value against a schema of the document; undefined if it is valid. Unnamed fields are errors, too. */
  function wrong(schema: object, value: unknown): string | undefined {
    const validate = compiled.get(schema) ?? ajv.compile(rooted(closed(schema)));
    compiled.set(schema, validate);
    return validate(value) ? undefined : ajv.errorsText(validate.errors, { dataVar: 'it' });
  }

  /** The parts of an answer that the operation does not document. */
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

/** The same with every object that names its fields taking no others. The document leaves them open, so that fields can be added. */
function closed<T extends object>(schema: T): T {
  return JSON.parse(JSON.stringify(schema), (_key, value) =>
    value?.type === 'object' && value.properties && value.additionalProperties === undefined
      ? { ...value, additionalProperties: false }
      : value,
  );
}

/** A schema that stands in the document finds what it refers to there. */
const rooted = <T extends object>(schema: T): T =>
  JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' && typeof value === 'string' ? value.replace(/^#/, 'document#') : value,
  );
