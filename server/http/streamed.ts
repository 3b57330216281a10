import type { Context, TypedResponse } from 'hono';

/**
 * Answers 200 with a JSON text that is made while it is sent, and no faster than it is taken. Its maker answers for what it says, so
 * the type does too. A fault in the middle cuts the connection: half an answer must not look like a whole one.
 */
export function streamed<Json>(c: Context, pieces: AsyncGenerator<string>): TypedResponse<Json, 200, 'json'> {
  return c.body(streamOf(pieces), 200, { 'Content-Type': 'application/json' }) as unknown as TypedResponse<
    Json,
    200,
    'json'
  >;
}

/** The bytes of a text that is made no faster than it is taken. */
export function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const piece = await pieces.next();
      if (piece.done) controller.close();
      else controller.enqueue(encoder.encode(piece.value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
