import { ProviderFault } from '../../providers/fault.ts';
import type { Writer } from '../../providers/writer.ts';
import { noSuchModel } from '../../providers/writerFaults.ts';
import { say } from '../../texts/say.ts';
import type { Sentence } from '../../texts/sentence.ts';
import { type Check, FailedCheck } from './failedCheck.ts';

/** How many of a server's models are named; some offer hundreds. */
const mostNamed = 10;

/** Has the model write a few words. */
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

/** Lists the models that can be used instead, if the server does. */
async function missing(writer: Writer, model: string): Promise<Sentence> {
  const names = await writer.models().catch(() => []);
  if (names.length === 0) return say('doctor.noSuchModel', { quote: model });
  const offered = `${names.slice(0, mostNamed).join(', ')}${names.length > mostNamed ? ', …' : ''}`;
  return say('doctor.noSuchModelOffered', { model, quote: offered });
}
