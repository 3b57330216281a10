import type { ServerResponse } from 'node:http';
import type { Metrics } from './metrics.ts';

type AnswerClass = new (...input: ConstructorParameters<typeof ServerResponse>) => ServerResponse;

/** The same answers, each counted as it leaves. */
export const counted = <Base extends AnswerClass>(metrics: Metrics, Answer: Base): Base =>
  // biome-ignore lint/suspicious/noExplicitAny: what TypeScript wants of a class that is mixed in
  class extends (Answer as new (...input: any[]) => ServerResponse) {
    override writeHead(status: number, ...rest: never[]): this {
      metrics.requests.count(this.req.method ?? '', this.req.url ?? '', status);
      return super.writeHead(status, ...rest);
    }
  } as unknown as Base;
