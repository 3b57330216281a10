import type { NewsMails } from '../../server/messaging/news/schemas.ts';
import { type Context, command, fieldsOf, type Group } from '../command.ts';
import { perform } from '../perform.ts';

const newsFields = fieldsOf<NewsMails>({
  draftMails: 'whether you are mailed when drafts wait, or an approved one expired',
  signedOutMails: 'whether you are mailed when LinkedIn signed out an account',
  resultMails: 'whether you are mailed the first reply, and what your trial brought',
});

const kinds = { drafts: 'draftMails', 'signed-out': 'signedOutMails', results: 'resultMails' } as const;
type Kind = keyof typeof kinds;

const kind = { name: 'kind', about: 'the news', choices: Object.keys(kinds) };

const news: Group = {
  name: 'news',
  about: 'Choose which news you get by e-mail beside the daily digest.',
  commands: [
    command({
      name: 'show',
      about: 'Show which news you get by e-mail.',
      fields: newsFields,
      examples: ['chimein news show', 'chimein news show --json draftMails'],
      run: async ({ out, client }) => show(out, await client().get<NewsMails>('/api/news-mails')),
    }),
    command({
      name: 'on',
      about: 'Get such news by e-mail.',
      arguments: [kind],
      fields: newsFields,
      writes: true,
      examples: ['chimein news on drafts'],
      run: (context, _, chosen) => save(context, chosen as Kind, true),
    }),
    command({
      name: 'off',
      about: 'Get no such e-mail any more.',
      arguments: [kind],
      fields: newsFields,
      writes: true,
      examples: ['chimein news off results'],
      run: (context, _, chosen) => save(context, chosen as Kind, false),
    }),
  ],
};

export default [news];

async function save(context: Context, chosen: Kind, isOn: boolean): Promise<void> {
  const saved = await perform<NewsMails>(context, {
    does: `turn e-mails about ${chosen} ${isOn ? 'on' : 'off'}`,
    ...{ method: 'PUT', path: '/api/news-mails', body: { [kinds[chosen]]: isOn } },
  });
  if (saved) show(context.out, saved);
}

const show = (out: Context['out'], mails: NewsMails): void =>
  out.object(mails, () => {
    for (const [name, field] of Object.entries(kinds)) out.line(`${name}: ${mails[field] ? 'on' : 'off'}`);
  });
