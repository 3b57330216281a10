/** commands, exit-codes: the command about itself, for programs. */
import { command, isGroup } from '../command.ts';
import { exitCodes } from '../exitCodes.ts';

export default [
  command({
    name: 'commands',
    about: 'All commands with their arguments, flags, JSON fields and examples.',
    fields: {
      command: 'its words',
      about: 'one sentence',
      writes: 'whether it changes something',
      arguments: '`[{name, about, optional, many}]`',
      flags: '`[{flags, about, choices, default, required}]`',
      fields: 'what --json prints; null for whatever the server answers',
      examples: 'lines of a shell',
    },
    examples: ['chimein commands', 'chimein commands --json command,writes'],
    async run({ out, rooms }) {
      const files = await Promise.all(rooms.map(({ load }) => load()));
      const rows = files
        .flatMap(({ default: entries }) => entries)
        .flatMap((entry) =>
          isGroup(entry)
            ? entry.commands.map((each) => ({ ...each, words: `${entry.name} ${each.name}` }))
            : [{ ...entry, words: entry.name }],
        );
      const shown = rows
        .filter(({ name }) => !name.startsWith('__'))
        .map(({ words, about, writes = false, arguments: takes = [], flags = [], fields, examples }) => ({
          command: words,
          about,
          writes,
          arguments: takes,
          flags,
          fields: fields === 'any' ? null : fields,
          examples,
        }));
      out.list(shown, [
        { title: 'COMMAND', value: ({ command: words }) => words },
        { title: 'WHAT', flexible: true, value: ({ about }) => about },
      ]);
    },
  }),
  command({
    name: 'exit-codes',
    about: 'What a command may end with.',
    fields: { code: 'the number', meaning: 'in words' },
    examples: ['chimein exit-codes', 'chimein exit-codes --json'],
    run({ out }) {
      out.list(
        exitCodes.map(([code, meaning]) => ({ code, meaning })),
        [
          { title: 'CODE', value: ({ code }) => String(code) },
          { title: 'MEANING', value: ({ meaning }) => meaning },
        ],
      );
    },
  }),
];
