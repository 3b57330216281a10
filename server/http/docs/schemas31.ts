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
    return schema.anyOf.filter(isNode).map((one) => exampleOf(one, components))[0];
  if (!isNode(schema.properties)) return undefined;
  const parts = Object.entries(schema.properties).map(([name, part]) => [
    name,
    isNode(part) ? exampleOf(part, components) : undefined,
  ]);
  return parts.some(([, part]) => part === undefined) ? undefined : Object.fromEntries(parts);
}
