type Json = null | boolean | number | string | Json[] | { [key: string]: Json | undefined };
type Node = { [key: string]: Json | undefined };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The generator writes a nullable reference as `allOf: [{$ref}, {type: ['object', 'null']}]`, which null does
 * not satisfy.
 */
export function withNulls<Document extends object>(document: Document): Document {
  return JSON.parse(JSON.stringify(document), (_key, value) => {
    if (!isNode(value) || !Array.isArray(value.allOf) || value.allOf.length !== 2) return value;
    const [named, type] = value.allOf;
    if (!isNode(named) || !isNode(type) || typeof named.$ref !== 'string') return value;
    if (!Array.isArray(type.type) || !type.type.includes('null') || Object.keys(type).length !== 1)
      return value;
    const { allOf: _, ...rest } = value;
    return { ...rest, anyOf: [named, { type: 'null' }] };
  });
}

/** Shows a parameter that holds JSON with the schema of its content, in place of a string. */
export function withJsonParameters<Document extends object>(document: Document): Document {
  return JSON.parse(JSON.stringify(document), (_key, value) => {
    if (!isNode(value) || !isNode(value.schema) || !isNode(value.schema['x-json'])) return value;
    const { 'x-json': json, example } = value.schema;
    const { schema: _, ...parameter } = value;
    // A tuple ends with its `maxItems`: linters want an object as `items`.
    const { $schema: _draft, ...tuple } = json as Node;
    const schema = tuple.items === false ? { ...tuple, items: {} } : tuple;
    const media = { schema, ...(typeof example === 'string' && { example: JSON.parse(example) }) };
    return { ...parameter, content: { 'application/json': media } };
  });
}

const times =
  /(^at|At|PeriodStart|PeriodEnd|trialEnd|nextDate|notBefore|validFrom|seenUntil|failingSince|readSince)$/;
const addresses = /^(invoiceUrl|uploadUrl|confirmUrl|postUrl)$/;
const formatOf = (name: string): string | undefined =>
  times.test(name) ? 'date-time' : addresses.test(name) ? 'uri' : name === 'email' ? 'email' : undefined;
const isText = ({ type }: Node): boolean =>
  type === 'string' || (Array.isArray(type) && type.includes('string'));

/**
 * Gives texts a format by the names of their fields, which the contract test proves for every answer. Leaves
 * out the pattern of a time, which says the same in 400 characters.
 */
export function withFormats<Document extends object>(document: Document): Document {
  return JSON.parse(JSON.stringify(document), (key, value) => {
    if (isNode(value) && value.format === 'date-time') {
      const { pattern: _, ...time } = value;
      return time;
    }
    if (key !== 'properties' || !isNode(value)) return value;
    const fields = Object.entries(value).map(([name, field]) => {
      const format = formatOf(name);
      const isPlain = isNode(field) && isText(field) && !('format' in field) && !('enum' in field);
      return [name, format && isPlain ? { ...field, format } : field];
    });
    return Object.fromEntries(fields);
  });
}

/** Describes the fields that their schemas don't, by their names. */
export function withDescriptions<Document extends object>(
  document: Document,
  descriptions: Record<string, string>,
): Document {
  return JSON.parse(JSON.stringify(document), (key, value) => {
    if (key !== 'properties' || !isNode(value)) return value;
    const fields = Object.entries(value).map(([name, field]) => {
      const description = descriptions[name];
      const isDescribed = !isNode(field) || 'description' in field || '$ref' in field;
      return [name, description === undefined || isDescribed ? field : { ...field, description }];
    });
    return Object.fromEntries(fields);
  });
}

/** Names each inline list of values that has a name, so that generated clients have one type for it. */
export function withNamedEnums<Document extends object>(
  document: Document,
  names: Record<string, readonly string[]>,
): Document {
  const keyOf = (values: readonly Json[]) => JSON.stringify([...values].sort());
  const known = new Map(Object.entries(names).map(([name, values]) => [keyOf(values), name]));
  const named = JSON.parse(JSON.stringify(document), (_key, value) => {
    if (!isNode(value) || !Array.isArray(value.enum)) return value;
    const { enum: values, type, ...rest } = value;
    if (values.length === 1) return { ...rest, type, const: values[0] };
    const name = known.get(keyOf(values.filter((each) => each !== null)));
    if (name === undefined) return value;
    const $ref = `#/components/schemas/${name}`;
    return values.includes(null) ? { ...rest, anyOf: [{ $ref }, { type: 'null' }] } : { ...rest, $ref };
  });
  for (const [name, values] of Object.entries(names))
    named.components.schemas[name] = { type: 'string', enum: values };
  return named;
}

/** Gives each JSON body an example, if its schema or the schemas of all its parts have one. */
export function withExamples<Document extends object>(document: Document): Document {
  const components = (document as { components?: { schemas?: Node } }).components?.schemas ?? {};
  return JSON.parse(JSON.stringify(document), (_key, value) => {
    if (!isNode(value) || !isNode(value['application/json'])) return value;
    const body = value['application/json'];
    if (!isNode(body.schema) || 'example' in body || 'examples' in body) return value;
    const example = exampleOf(body.schema, components);
    return example === undefined ? value : { ...value, 'application/json': { ...body, example } };
  });
}

function exampleOf(schema: Node, components: Node): Json | undefined {
  if (schema.example !== undefined) return schema.example;
  if (Array.isArray(schema.examples)) return schema.examples[0];
  if (typeof schema.$ref === 'string') {
    const named = components[schema.$ref.slice('#/components/schemas/'.length)];
    return isNode(named) ? exampleOf(named, components) : undefined;
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.type === 'array' && isNode(schema.items)) {
    const item = exampleOf(schema.items, components);
    return item === undefined ? undefined : [item];
  }
  if (Array.isArray(schema.anyOf))
    return schema.anyOf.filter(isNode).map((option) => exampleOf(option, components))[0];
  if (!isNode(schema.properties)) return undefined;
  const parts = Object.entries(schema.properties).map(([name, part]) => [
    name,
    isNode(part) ? exampleOf(part, components) : undefined,
  ]);
  return parts.some(([, part]) => part === undefined) ? undefined : Object.fromEntries(parts);
}
