import { ProviderFault } from '../../providers/fault.ts';
import type { Writer } from '../../providers/writer.ts';
import { noSuchModel } from '../../providers/writerFaults.ts';
import { say } from '../../texts/say.ts';
import type { Sentence } from '../../texts/sentence.ts';
import { type Check, FailedCheck } from './failedCheck.ts';

/** Some servers offer hundreds. */
const mostNamed = 10;

type Model = { setting: 'OPENAI_MODEL' | 'OPENAI_JUDGE_MODEL'; name: string; hint: Sentence };

export const checkWriter: Check = async ({ writer, judge, config }) => {
  const { OPENAI_MODEL: name = 'the model', OPENAI_JUDGE_MODEL: judgeName = name } = config;
  const said = await answerOf(writer, { setting: 'OPENAI_MODEL', name, hint: noSuchModel });
  // The sandbox judges with the writer's model.
  if (judge && judgeName !== name && config.providers.writer === 'live') {
    const hint = say('doctor.noSuchJudgeModel');
    await answerOf(judge, { setting: 'OPENAI_JUDGE_MODEL', name: judgeName, hint });
  }
  return say('doctor.writerAnswers', { quote: said.slice(0, 80) });
};

async function answerOf(writer: Writer, { setting, name, hint }: Model): Promise<string> {
  const said = await writer
    .complete([
      { role: 'system', content: 'You test a connection. Answer with one short, friendly sentence.' },
      { role: 'user', content: 'Are you there?' },
    ])
    .catch(async (fault: unknown) => {
      const isMissing = fault instanceof ProviderFault && fault.hint === noSuchModel;
      throw isMissing ? new FailedCheck(await missing(writer, name), hint, fault) : fault;
    });
  if (said?.trim()) return said.trim();
  throw new FailedCheck(
    say('doctor.writerEmptyAnswer'),
    say('doctor.raiseMaxTokens', { quote: name, setting }),
  );
}

/** The usable models, if the server lists them. */
async function missing(writer: Writer, model: string): Promise<Sentence> {
  const names = await writer.models().catch(() => []);
  if (names.length === 0) return say('doctor.noSuchModel', { quote: model });
  const offered = `${names.slice(0, mostNamed).join(', ')}${names.length > mostNamed ? ', …' : ''}`;
  return say('doctor.noSuchModelOffered', { model, quote: offered });
}
