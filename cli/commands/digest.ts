import type { Digest } from '../../server/messaging/digest/schemas.ts';
import { type Context, command, fieldsOf, type Group } from '../command.ts';
import { perform } from '../perform.ts';
import { localTime } from '../text.ts';

const digestFields = fieldsOf<Digest>({
  timeZone: 'it comes at 8:00 in this time zone; null if it is off',
  nextAt: 'when the next one is due, or null',
});

const digest: Group = {
  name: 'digest',
  about:
    'Turn your daily e-mail digest on or off: results, replies, drafts and accounts that need attention.',
  commands: [
    command({
      name: 'show',
      about: 'Show whether you get the digest, and when.',
      fields: digestFields,
      examples: ['chimein digest show', 'chimein digest show --json nextAt'],
      run: async ({ out, client }) => show(out, await client().get<Digest>('/api/digest')),
    }),
    command<{ timeZone?: string }>({
      name: 'on',
      about: 'Get the digest at 8:00. Without news, no e-mail is sent.',
      flags: [
        { flags: '--time-zone <zone>', about: 'as in Europe/Berlin; that of this computer by default' },
      ],
      fields: digestFields,
      writes: true,
      examples: ['chimein digest on --time-zone Europe/Berlin'],
      run: (context, { timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone }) =>
        save(context, `send the digest at 8:00 in ${timeZone}`, timeZone),
    }),
    command({
      name: 'off',
      about: 'Get no digest any more.',
      fields: digestFields,
      writes: true,
      examples: ['chimein digest off'],
      run: (context) => save(context, 'turn the digest off', null),
    }),
  ],
};

export default [digest];

async function save(context: Context, does: string, timeZone: string | null): Promise<void> {
  const step = { does, method: 'PUT', path: '/api/digest', body: { timeZone } } as const;
  const saved = await perform<Digest>(context, step);
  if (saved) show(context.out, saved);
}

const show = (out: Context['out'], digest: Digest): void =>
  out.object(digest, () =>
    out.line(
      digest.nextAt === null
        ? 'The daily digest is off.'
        : `The daily digest comes at 8:00 in ${digest.timeZone}, next on ${localTime(digest.nextAt)}.`,
    ),
  );
