import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { declared } from './declared.ts';
import { isCommand } from './inProcess.ts';
import { look } from './terminal.ts';
import { startWorld } from './world.ts';

let world: Awaited<ReturnType<typeof startWorld>>;
beforeAll(async () => {
  world = await startWorld();
  // The examples refer to them.
  await world.command('chimein pause --all');
  await world.command('chimein tokens create "nightly report"');
  await world.run('chimein bench add "$POST_URL" --account "Ada Okafor"');
  await world.command('chimein people invite lea@example.com');
  await world.command('chimein webhooks add https://hooks.example.com/chimein --event comment.posted');
  const create =
    'chimein users create --email new@example.com --first-name New --last-name Person --password-stdin';
  await world.run(`${create} < password.txt`, { who: 'admin' });
});
afterAll(() => world.stop());

describe('every command answers on a terminal', () => {
  const ends = (line: string) => !/ --(watch|follow)|webhooks listen/.test(line) && isCommand(line);
  // Their examples need a shell.
  const lines: Record<string, string> = {
    'drafts discard': 'chimein drafts discard "$DRAFT"',
    'settings schema': 'chimein settings schema',
  };
  // Only Ctrl-C ends the events. `mcp` speaks to an agent, never to a terminal.
  const ending = declared
    .filter(([words, { examples }]) => words !== 'mcp' && (words in lines || examples.some(ends)))
    // Ends the session of the other commands.
    .toSorted(([one], [other]) => Number(one === 'logout') - Number(other === 'logout'));
  test.each(ending)('%s', async (words, { examples, writes }) => {
    const example = lines[words] ?? examples.find(ends) ?? '';
    // With --dry-run, so that each command finds the initial state.
    const line =
      writes && !example.includes('--dry-run')
        ? example.replace(`chimein ${words}`, `chimein ${words} --dry-run`)
        : example;
    const who = /^(users|ops|opt-outs|costs)/.test(words) ? 'admin' : 'customer';
    const { exitCode, shown } = await look(world, line, { columns: 100, who });
    expect({ line, exitCode, shown }).toEqual({
      line,
      exitCode: 0,
      shown: expect.not.stringContaining('error:'),
    });
  });
});
