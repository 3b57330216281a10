import { Ailment, type Check } from './ailment.ts';

/** Has the model write a few words. */
export const checkWriter: Check = async ({ writer, config }) => {
  const said = await writer.complete([
    { role: 'system', content: 'You test a connection. Answer with one short, friendly sentence.' },
    { role: 'user', content: 'Are you there?' },
  ]);
  if (said?.trim()) return `The writer answers: ${said.trim().slice(0, 80)}`;
  const model = config.OPENAI_MODEL ?? 'the model';
  throw new Ailment(
    'The writer answers without a word',
    `Set OPENAI_MODEL to one that answers chats in full; ${model} does not`,
  );
};
