import { command, isGroup } from '../command.ts';
import { exitCodes } from '../exitCodes.ts';

export default [
  command({
    name: 'commands',
    about: 'List all commands with their arguments, flags, JSON fields and examples.',
    fields: {
      command: 'full name',
      about: 'description',
      writes: 'whether it makes changes',
      arguments: '`[{name, about, optional, many}]`',
      flags: '`[{flags, about, choices, default, required}]`',
      fields: 'JSON fields; null if they depend on the server',
      examples: 'shell commands',
    },
    examples: ['chimein commands', 'chimein commands --json command,writes'],
    async run({ out, modules }) {
      const files = await Promise.all(modules.map(({ load }) => load()));
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
        { title: 'DESCRIPTION', flexible: true, value: ({ about }) => about },
      ]);
    },
  }),
  command({
    name: 'exit-codes',
    about: 'List the exit codes.',
    fields: { code: 'number', meaning: 'description' },
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
