import type { Context } from '../command.ts';
import { command } from '../command.ts';
import { complete } from '../complete.ts';
import { type Shell, shells } from '../completionScripts.ts';
import { usage } from '../errors.ts';
import { safe } from '../text.ts';

const names = Object.keys(shells);

export default [
  command<object, [string]>({
    name: 'completion',
    about:
      'Print the completion script for a shell. It completes commands, flags, and values from the server such as your accounts.',
    details:
      'To install it: `chimein completion bash >> ~/.bashrc`, `chimein completion zsh >> ~/.zshrc` (after compinit) or `chimein completion fish > ~/.config/fish/completions/chimein.fish`.',
    arguments: [{ name: 'shell', about: names.join(', '), choices: names }],
    fields: { shell: 'name of the shell', script: 'completion script' },
    examples: ['eval "$(chimein completion bash)"', 'chimein completion zsh', 'chimein completion fish'],
    run({ out }, _options, shell) {
      if (!names.includes(shell))
        throw usage(`There is no completion for '${shell}'.`, `Use ${names.join(', ')}.`);
      const script = shells[shell as Shell];
      out.object({ shell, script }, () => out.data(script));
    },
  }),
  command<object, [string]>({
    name: '__complete',
    about: 'Print completions for a command line. The scripts of `completion` call this.',
    arguments: [{ name: 'line', about: 'command line up to the cursor' }],
    fields: { choice: 'word', about: 'description' },
    examples: ['chimein __complete -- "chimein accounts "'],
    async run(context: Context, _options, line) {
      for (const { choice, about } of await complete(context, line))
        context.out.data(`${safe(choice)}\t${safe(about)}\n`);
    },
  }),
];
