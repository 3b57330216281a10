import { ProviderFault } from '../../providers/fault.ts';
import type { Writer } from '../../providers/writer.ts';
import { noSuchModel } from '../../providers/writerFaults.ts';
import { Ailment, type Check } from './ailment.ts';

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
      throw isMissing
        ? new Ailment(`No such model: ${model}${await offerOf(writer)}`, noSuchModel, fault)
        : fault;
    });
  if (said?.trim()) return `The writer answers: ${said.trim().slice(0, 80)}`;
  throw new Ailment(
    'The writer answers without a word',
    `Raise OPENAI_MAX_TOKENS or set OPENAI_REASONING_EFFORT=low if the model thinks before it writes; else set OPENAI_MODEL to one that answers chats in full: ${model} does not`,
  );
};

/** The models that may be named instead; empty where the server does not tell. */
async function offerOf(writer: Writer): Promise<string> {
  const names = await writer.models().catch(() => []);
  if (names.length === 0) return '';
  return `; the server offers: ${names.slice(0, mostNamed).join(', ')}${names.length > mostNamed ? ', …' : ''}`;
}
