import type { Context } from 'hono';
import { giveWay } from '../slices.ts';

const types = { csv: 'text/csv; charset=utf-8', json: 'application/json' };

/**
 * Streams a file while it is made, with backpressure, from its first piece on. A fault in the middle cuts the
 * connection, so that half a file does not look complete.
 */
export async function download(
  c: Context,
  name: `${string}.${keyof typeof types}`,
  pieces: AsyncGenerator<string>,
): Promise<Response> {
  const first = await pieces.next();
  return c.body(streamOf(first, pieces), 200, {
    'Content-Type': name.endsWith('.csv') ? types.csv : types.json,
    'Content-Disposition': `attachment; filename="${name}"`,
  });
}

function streamOf(
  first: IteratorResult<string>,
  pieces: AsyncGenerator<string>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  let piece = first;
  return new ReadableStream({
    async pull(controller) {
      if (piece.done) return controller.close();
      controller.enqueue(encoder.encode(piece.value));
      await giveWay();
      piece = await pieces.next();
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
