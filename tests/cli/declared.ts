import { type AnyCommand, isGroup } from '../../cli/command.ts';
import { commandModules } from '../../cli/program.ts';

const files = await Promise.all(commandModules.map(({ load }) => load()));

export const declared: [words: string, command: AnyCommand][] = files.flatMap(({ default: entries }) =>
  entries.flatMap((entry): [string, AnyCommand][] =>
    isGroup(entry)
      ? entry.commands.map((each) => [`${entry.name} ${each.name}`, each])
      : [[entry.name, entry]],
  ),
);
