import { ProviderFault } from '../../providers/fault.ts';
import type { Writer } from '../../providers/writer.ts';
import { noSuchModel } from '../../providers/writerFaults.ts';
import type { Sentence } from '../../texts/sentence.ts';
import { text } from '../../texts/text.ts';
import { type Check, FailedCheck } from './failedCheck.ts';

/** Some servers offer hundreds. */
const mostNamed = 10;

type Model = { setting: 'OPENAI_MODEL' | 'OPENAI_JUDGE_MODEL'; name: string; hint: Sentence };

export const checkWriter: Check = async ({ writer, judge, config }) => {
  const { OPENAI_MODEL: name = 'the model', OPENAI_JUDGE_MODEL: judgeName = name } = config;
  const answer = await answerOf(writer, { setting: 'OPENAI_MODEL', name, hint: noSuchModel });
  // The sandbox judges with the writer's model.
  if (judge && judgeName !== name && config.providers.writer === 'live') {
    const hint = text('doctor.noSuchJudgeModel');
    await answerOf(judge, { setting: 'OPENAI_JUDGE_MODEL', name: judgeName, hint });
  }
  return text('doctor.writerAnswers', { quote: answer.slice(0, 80) });
};

async function answerOf(writer: Writer, { setting, name, hint }: Model): Promise<string> {
  const answer = await writer
    .complete([
      { role: 'system', content: 'You test a connection. Answer with one short, friendly sentence.' },
      { role: 'user', content: 'Are you there?' },
    ])
    .catch(async (fault: unknown) => {
      const isMissing = fault instanceof ProviderFault && fault.hint === noSuchModel;
      throw isMissing ? new FailedCheck(await missing(writer, name), hint, fault) : fault;
    });
  if (answer?.trim()) return answer.trim();
  throw new FailedCheck(
    text('doctor.writerEmptyAnswer'),
    text('doctor.raiseMaxTokens', { quote: name, setting }),
  );
}

/** The usable models, if the server lists them. */
async function missing(writer: Writer, model: string): Promise<Sentence> {
  const names = await writer.models().catch(() => []);
  if (names.length === 0) return text('doctor.noSuchModel', { quote: model });
  const offered = `${names.slice(0, mostNamed).join(', ')}${names.length > mostNamed ? ', …' : ''}`;
  return text('doctor.noSuchModelOffered', { model, quote: offered });
}
