import { listAccounts } from './accountRef.ts';
import type { Context } from './command.ts';
import { type AnyCommand, type Group, globalFlags, isGroup, type Live, sharedFlags } from './command.ts';
import { readConfig } from './configFile.ts';

export type Choice = { choice: string; about: string };
const choice = (text: string, about = ''): Choice => ({ choice: text, about });

/** Splits like a shell, with quotes. The last word is the one being typed. */
export function wordsOf(line: string): string[] {
  const words = [''];
  let quote = '';
  let isEscaped = false;
  for (const [index, character] of [...line].entries()) {
    const last = words.length - 1;
    if (isEscaped) {
      words[last] += character;
      isEscaped = false;
    } else if (character === '\\' && quote !== "'") isEscaped = true;
    else if (quote) {
      if (character === quote) quote = '';
      else words[last] += character;
    } else if (character === '"' || character === "'") quote = character;
    else if (/\s/.test(character)) {
      if (words[last] !== '' || /["']/.test(line[index - 1] ?? '')) words.push('');
    } else words[last] += character;
  }
  return words;
}

/** @param line begins with `chimein` */
export async function complete(context: Context, line: string): Promise<Choice[]> {
  const [, ...words] = wordsOf(line);
  const typed = words.pop() ?? '';
  const first = words.find((word) => !word.startsWith('-'));
  const fitting = (choices: Choice[]) =>
    choices.filter(({ choice: text }) => text.startsWith(typed) && !text.startsWith('__'));
  if (first === undefined) {
    if (typed.startsWith('-')) return fitting(flagChoices([...globalFlags]));
    return fitting(
      context.modules.flatMap(({ words: each }) =>
        Object.entries(each).map(([word, about]) => choice(word, about)),
      ),
    );
  }
  const module = context.modules.find(({ words: each }) => first in each);
  const entry = (await module?.load())?.default.find(({ name }) => name === first);
  if (!entry) return [];
  const after = words.slice(words.indexOf(first) + 1);
  const leaf = isGroup(entry) ? entry.commands.find(({ name }) => name === after[0]) : entry;
  if (!leaf) return fitting((entry as Group).commands.map(({ name, about }) => choice(name, about)));
  return fitting(await completeLeaf(context, leaf, isGroup(entry) ? after.slice(1) : after, typed));
}

const flagChoices = (flags: (readonly [flags: string, about: string])[]): Choice[] =>
  flags.map(([text, about]) => choice(/--[\w-]+/.exec(text)?.[0] ?? text, about));

async function completeLeaf(
  context: Context,
  leaf: AnyCommand,
  words: string[],
  typed: string,
): Promise<Choice[]> {
  const flags = leaf.flags ?? [];
  const takesValue = (word: string | undefined) =>
    word?.startsWith('-')
      ? [
          ...flags,
          ...globalFlags.map(([text]) => ({
            flags: text,
            about: '',
            live: /profile/.test(text) ? ('profile' as const) : undefined,
            choices: undefined,
          })),
        ].find((flag) => flag.flags.includes('<') && flag.flags.split(/[ ,]+/).includes(word))
      : undefined;
  const valued = takesValue(words.at(-1));
  if (valued)
    return valued.choices ? valued.choices.map((text) => choice(text)) : liveChoices(context, valued.live);
  if (typed.startsWith('-'))
    return flagChoices([
      ...flags.map(({ flags: text, about }) => [text, about] as const),
      ...sharedFlags(leaf),
      ...globalFlags,
    ]);
  const given = words.filter((word, index) => !word.startsWith('-') && !takesValue(words[index - 1]));
  const takes = leaf.arguments ?? [];
  const argument = takes[given.length] ?? (takes.at(-1)?.many ? takes.at(-1) : undefined);
  if (argument?.choices) return argument.choices.map((text) => choice(text));
  return (await liveChoices(context, argument?.live)).filter(({ choice: text }) => !given.includes(text));
}

/** Empty if the server is unreachable or the user is signed out: Tab must not print errors. */
async function liveChoices(context: Context, live: Live | undefined): Promise<Choice[]> {
  if (live === undefined || live === 'file') return [];
  if (live === 'profile')
    return Object.entries(readConfig(context.io.env).profiles).map(([name, { server = '' }]) =>
      choice(name, server),
    );
  try {
    const client = context.client();
    const list = async <Row>(path: string, filter = {}) =>
      (
        await client.list<Row>(path, {
          query: { range: '[0,99]', filter: JSON.stringify(filter) },
          retry: false,
        })
      ).rows;
    if (live === 'account')
      return (await listAccounts(client)).flatMap(({ accountId, name, email }) => [
        ...(email ? [choice(email, name)] : []),
        ...(name ? [choice(name, email || accountId)] : []),
        choice(accountId, name),
      ]);
    if (live === 'draft') {
      const drafts = await list<{ _id: string; posterName: string }>('/api/drafts', { state: 'waiting' });
      return drafts.map(({ _id, posterName }) => choice(_id, posterName));
    }
    if (live === 'token') {
      const tokens = await list<{ id: string; name: string }>('/api/tokens');
      return tokens.map(({ id, name }) => choice(id, name));
    }
    const people = await list<{ email: string; firstName: string }>('/api/admin/users');
    return people.map(({ email, firstName }) => choice(email, firstName));
  } catch {
    return [];
  }
}
