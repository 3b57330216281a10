import type { Context } from 'hono';

const types = { csv: 'text/csv; charset=utf-8', json: 'application/json' };

/**
 * Streams a file while it is made, with backpressure. A fault in the middle cuts the connection, so that half
 * a file does not look complete.
 */
export function download(
  c: Context,
  name: `${string}.${keyof typeof types}`,
  pieces: AsyncGenerator<string>,
): Response {
  return c.body(streamOf(pieces), 200, {
    'Content-Type': name.endsWith('.csv') ? types.csv : types.json,
    'Content-Disposition': `attachment; filename="${name}"`,
  });
}

function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
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
