import type { WriteRequest } from '../../../server/automation/writing/writeComment.ts';
import type { Message, Writer } from '../../../server/providers/writer.ts';

/** A writer that gives these answers one after the other and records its messages. */
export function writerOf(...answers: (string | null)[]) {
  const asked: Message[][] = [];
  const writer: Writer = {
    models: async () => [],
    complete: async (messages) => {
      asked.push(structuredClone(messages));
      return answers.shift() ?? null;
    },
  };
  return { writer, asked };
}
export const results =
  'Our warehouse in Leeds now ships in one day. The conveyor was not the reason: we stopped batching orders.';
export const request = (text: string, change: Partial<WriteRequest> = {}): WriteRequest => ({
  prompt: '',
  earlier: [],
  move: 'question',
  post: { text, author: { name: 'Dr. Ada Okafor' } },
  ...change,
});
export const good =
  'Stopping the batching before buying a conveyor is the right order. How did the night shift in Leeds take it?';
