import { judgeComment, judgeTimeoutMs } from '../../server/automation/writing/judge.ts';
import { writeComment } from '../../server/automation/writing/writeComment.ts';
import type { Endpoints } from '../../server/providers/endpoints.ts';
import { createWriter } from '../../server/providers/writer.ts';
import { Difference, type LiveCheck, type LiveChecks } from './liveCheck.ts';

type Endpoint = Endpoints['writer'];

const request = {
  prompt: 'Be friendly and concrete. Ask one question.',
  post: {
    text: 'After ten years of remote work we opened a small office again. Nobody has to come, and yet most of the team does on Wednesdays: for whiteboards, for lunch, for the walk after it. Our reviews got shorter since, because half of them now happen over coffee.',
    author: { name: 'Ada Okafor' },
  },
  earlier: ['What surprised you most about the first month?'],
  move: 'question' as const,
};

export const writerChecks: LiveChecks = ({ endpoints, config }) => [
  {
    name: 'real-prompt',
    explains: `Asks ${config.OPENAI_MODEL} for one comment on an invented post, with the server's prompt.`,
    expected: 'A comment that passes all checks',
    async run() {
      const began = performance.now();
      const written = await writeComment(createWriter(endpoints.writer), request);
      const took = `in ${((performance.now() - began) / 1000).toFixed(1)} s`;
      if ('declined' in written) throw new Difference(`It declined ${took}: ${written.declined}`);
      if ('flaw' in written) {
        const { reason, detail } = written.flaw;
        throw new Difference(`${reason} (${detail}) ${took}: "${written.comment.slice(0, 300)}"`);
      }
      return `A comment of ${written.comment.length} characters ${took}: "${written.comment.slice(0, 300)}"`;
    },
  },
  ...judgeChecks(endpoints.writer, endpoints.judge),
];

const judged = {
  post: request.post.text,
  comment: 'We kept one fixed office day, and the meetings that nobody needed moved there first.',
  facts: ['Our team of twelve has one fixed office day'],
};

/** Empty if the judge is the writer's model. */
function judgeChecks(writer: Endpoint, judge: Endpoint | null): LiveCheck[] {
  if (!judge || judge.model === writer.model) return [];
  return [
    {
      name: 'judge',
      explains: `Asks ${judge.model} to judge an invented comment, as before one is posted without a person.`,
      expected: `A verdict within ${judgeTimeoutMs / 1000} s`,
      async run() {
        const began = performance.now();
        const client = createWriter({ ...judge, timeoutMs: judgeTimeoutMs });
        const { verdict, reason } = await judgeComment(client, judged);
        const line = `${verdict} in ${((performance.now() - began) / 1000).toFixed(1)} s: "${reason}"`;
        if (verdict === 'unclear') throw new Difference(line);
        return line;
      },
    },
  ];
}
