/** Every command, by its words. */
import { type AnyCommand, isGroup } from '../../cli/command.ts';
import { rooms } from '../../cli/program.ts';

const files = await Promise.all(rooms.map(({ load }) => load()));

export const declared: [words: string, command: AnyCommand][] = files.flatMap(({ default: entries }) =>
  entries.flatMap((entry): [string, AnyCommand][] =>
    isGroup(entry)
      ? entry.commands.map((each) => [`${entry.name} ${each.name}`, each])
      : [[entry.name, entry]],
  ),
);
