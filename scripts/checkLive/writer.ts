import { writeComment } from '../../server/automation/writing/writeComment.ts';
import { createWriter } from '../../server/providers/writer.ts';
import { Difference, type LiveChecks } from './liveCheck.ts';

const request = {
  prompt: 'Be friendly and concrete. Ask one question.',
  post: {
    text: 'After ten years of remote work we opened a small office again. Nobody has to come, and yet most of the team does on Wednesdays: for whiteboards, for lunch, for the walk after it. Our reviews got shorter since, because half of them now happen over coffee.',
    author: { name: 'Ada Okafor' },
  },
  earlier: ['What surprised you most about the first month?'],
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
      if ('flaw' in written) {
        const { reason, detail } = written.flaw;
        throw new Difference(`${reason} (${detail}) ${took}: "${written.comment.slice(0, 300)}"`);
      }
      return `A comment of ${written.comment.length} characters ${took}: "${written.comment.slice(0, 300)}"`;
    },
  },
];
