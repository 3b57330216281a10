import type { Voice, VoiceSample } from '../../server/automation/voice/schemas.ts';
import { oneAccount } from '../accountRef.ts';
import { type Context, command, fieldsOf, type Group } from '../command.ts';
import type { Column } from '../output.ts';
import { perform, type Step } from '../perform.ts';
import { localTime } from '../text.ts';

const voiceFields = fieldsOf<Voice>({
  accountId: 'ID of the account',
  allowedAt: 'time of the latest consent to read, or null',
  readAt: 'time of the latest read, or null',
  readCount: 'comments of the latest read, or null',
  readSince: 'time of the oldest of them, or null',
  count: 'number of samples',
  samples: '`[{id, text, source, addedAt}]`, or null for viewers',
  habits: 'measured habits, or null',
});
const account = { name: 'account', about: 'ID, e-mail or name', live: 'account' } as const;

const voice: Group = {
  name: 'voice',
  about: 'Show and change how an account sounds.',
  commands: [
    command<object, [string]>({
      name: 'show',
      about: "Show the samples of an account's voice, and measured habits.",
      arguments: [account],
      fields: voiceFields,
      examples: [
        'chimein voice show ada.okafor@example.com',
        'chimein voice show ada.okafor@example.com --json habits',
      ],
      async run(context, _options, ref) {
        const { accountId } = await oneAccount(context, ref);
        show(context, await context.client().get<Voice>('/api/voice', { query: { accountId } }));
      },
    }),
    command<object, [string]>({
      name: 'read',
      about: 'Read the latest 100 comments that the person of an account wrote, once.',
      details:
        'Keeps up to 20 as samples, in place of those that were read before. This command is the consent: it asks first, and `--yes` gives it.',
      arguments: [account],
      fields: voiceFields,
      writes: true,
      examples: [
        'chimein voice read ada.okafor@example.com --yes',
        'chimein voice read ada.okafor@example.com --dry-run',
      ],
      async run(context, _options, ref) {
        const { accountId, name } = await oneAccount(context, ref);
        await change(
          context,
          {
            does: `read the latest 100 comments that ${name} wrote on LinkedIn, and keep up to 20 as samples`,
            method: 'POST',
            path: '/api/voice/read',
            body: { accountId, consent: true },
          },
          `Do you agree that up to 100 comments that ${name} wrote are read?`,
        );
      },
    }),
    command<object, [string, string[]]>({
      name: 'add',
      about: 'Add comments of your own as samples.',
      arguments: [account, { name: 'texts', about: 'one sample each, of 20 to 600 characters', many: true }],
      fields: voiceFields,
      writes: true,
      examples: ['chimein voice add ada.okafor@example.com "Which of the two would you measure first?"'],
      async run(context, _options, ref, samples) {
        const { accountId, name } = await oneAccount(context, ref);
        await change(context, {
          does: `add ${samples.length} samples to the voice of ${name}`,
          method: 'POST',
          path: '/api/voice/samples',
          body: { accountId, samples },
        });
      },
    }),
    command<object, [string, string]>({
      name: 'remove',
      about: 'Remove a sample. The next read leaves it out.',
      arguments: [account, { name: 'sample', about: 'ID, as in `voice show --json samples`' }],
      fields: voiceFields,
      writes: true,
      examples: ['chimein voice remove ada.okafor@example.com f1fe3a69577aa75d5666b831'],
      async run(context, _options, ref, id) {
        const { accountId, name } = await oneAccount(context, ref);
        await change(context, {
          does: `remove a sample from the voice of ${name}`,
          method: 'DELETE',
          path: `/api/voice/samples/${encodeURIComponent(id)}?${new URLSearchParams({ accountId })}`,
        });
      },
    }),
    command<object, [string]>({
      name: 'forget',
      about: 'Forget all samples of an account, and the consent to read.',
      arguments: [account],
      fields: { accountId: 'ID of the account', forgotten: 'always true' },
      writes: true,
      examples: ['chimein voice forget ada.okafor@example.com --yes'],
      async run(context, _options, ref) {
        const { accountId, name } = await oneAccount(context, ref);
        await perform(
          context,
          {
            does: `forget the voice of ${name}`,
            method: 'DELETE',
            path: `/api/voice?${new URLSearchParams({ accountId })}`,
          },
          `Forget all samples of ${name}?`,
        );
        if (context.dryRun) return;
        context.out.object({ accountId, forgotten: true }, () =>
          context.out.note(`The voice of ${name} is forgotten.`),
        );
      },
    }),
  ],
};

export default [voice];

async function change(context: Context, step: Step, question?: string): Promise<void> {
  const voice = await perform<Voice>(context, step, question);
  if (voice) show(context, voice);
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

function show({ out }: Context, voice: Voice): void {
  out.object(voice, () => {
    const { readAt, readCount, count, samples, habits } = voice;
    out.note(readAt === null ? 'Nothing was read.' : `Read ${readCount} comments, ${localTime(readAt)}.`);
    if (habits)
      out.facts([
        ['Words per comment', String(habits.words)],
        ['Words per sentence', String(habits.wordsPerSentence)],
        ['Questions', percent(habits.questions)],
        ['Exclamation marks', percent(habits.exclamations)],
        ['Dashes', percent(habits.dashes)],
        ['Emoji', percent(habits.emoji)],
        ['I or we', percent(habits.firstPerson)],
      ]);
    const columns: Column<VoiceSample>[] = [
      { title: 'ID', value: ({ id }) => id },
      { title: 'FROM', value: ({ source }) => (source === 'read' ? 'LinkedIn' : 'you') },
      { title: 'SAMPLE', flexible: true, value: ({ text }) => text },
    ];
    if (samples) out.list(samples, columns);
    else out.note(`${count} samples. Only the owner and reviewers see them.`);
  });
}
