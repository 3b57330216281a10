import { z } from 'zod';

/** Pictures, and the key and values of a sentence that stands beside them. */
const isForScreens = (name: string, schema: z.ZodType): boolean =>
  /imageUrl$/i.test(name) || (/(^t|T)ext$/.test(name) && isTextRef(schema));

function isTextRef(schema: z.ZodType): boolean {
  const inner = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? schema.unwrap() : schema;
  if (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable) return isTextRef(inner as z.ZodType);
  return inner instanceof z.ZodObject && 'key' in inner.shape && 'values' in inner.shape;
}

/**
 * The schema of an API's answer without the fields that only screens need, and without conversions, which
 * JSON Schema can't say. Parsing with it drops these fields.
 */
export function plain(schema: z.ZodType): z.ZodType {
  const described = (made: z.ZodType) => (schema.description ? made.describe(schema.description) : made);
  if (schema instanceof z.ZodObject)
    return z.object(
      Object.fromEntries(
        Object.entries(schema.shape as Record<string, z.ZodType>)
          .filter(([name, field]) => !isForScreens(name, field))
          .map(([name, field]) => [name, plain(field)]),
      ),
    );
  if (schema instanceof z.ZodArray) return described(z.array(plain(schema.element as z.ZodType)));
  if (schema instanceof z.ZodNullable) return described(plain(schema.unwrap() as z.ZodType).nullable());
  if (schema instanceof z.ZodOptional) return described(plain(schema.unwrap() as z.ZodType).optional());
  if (schema instanceof z.ZodDefault) return plain(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPipe) return plain(schema.in as z.ZodType);
  return schema;
}
