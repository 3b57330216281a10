import type { Context, TypedResponse } from 'hono';

/**
 * Answers 200 with a JSON text that is made while it is sent, and no faster than it is taken. Its maker answers for what it says, so
 * the type does too. A fault in the middle cuts the connection: half an answer must not look like a whole one.
 */
export function streamed<Json>(c: Context, pieces: AsyncGenerator<string>): TypedResponse<Json, 200, 'json'> {
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const piece = await pieces.next();
      if (piece.done) controller.close();
      else controller.enqueue(encoder.encode(piece.value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
  return c.body(stream, 200, { 'Content-Type': 'application/json' }) as unknown as TypedResponse<Json, 200, 'json'>;
}
