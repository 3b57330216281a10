import { ProviderFault } from '../../providers/fault.ts';
import type { Writer } from '../../providers/writer.ts';
import { noSuchModel } from '../../providers/writerFaults.ts';
import { say } from '../../texts/say.ts';
import type { Sentence } from '../../texts/sentence.ts';
import { type Check, FailedCheck } from './failedCheck.ts';

/** Some servers offer hundreds. */
const mostNamed = 10;

export const checkWriter: Check = async ({ writer, config }) => {
  const model = config.OPENAI_MODEL ?? 'the model';
  const said = await writer
    .complete([
      { role: 'system', content: 'You test a connection. Answer with one short, friendly sentence.' },
      { role: 'user', content: 'Are you there?' },
    ])
    .catch(async (fault: unknown) => {
      const isMissing = fault instanceof ProviderFault && fault.hint === noSuchModel;
      throw isMissing ? new FailedCheck(await missing(writer, model), noSuchModel, fault) : fault;
    });
  if (said?.trim()) return say('doctor.writerAnswers', { quote: said.trim().slice(0, 80) });
  throw new FailedCheck(
    say('doctor.writerAnswersWithoutWord'),
    say('doctor.raiseOpenaiMaxTokens', { quote: model }),
  );
};

/** The usable models, if the server lists them. */
async function missing(writer: Writer, model: string): Promise<Sentence> {
  const names = await writer.models().catch(() => []);
  if (names.length === 0) return say('doctor.noSuchModel', { quote: model });
  const offered = `${names.slice(0, mostNamed).join(', ')}${names.length > mostNamed ? ', …' : ''}`;
  return say('doctor.noSuchModelOffered', { model, quote: offered });
}
