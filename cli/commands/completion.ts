/** completion: a script for a shell, and what that script asks. */
import { command } from '../command.ts';
import { complete } from '../complete.ts';
import { type Shell, shells } from '../completionScripts.ts';
import type { Context } from '../context.ts';
import { usage } from '../errors.ts';
import { safe } from '../text.ts';

const names = Object.keys(shells);

export default [
  command<object, [string]>({
    name: 'completion',
    about: 'Print the completion for a shell: commands, flags, and what the server has, like your accounts.',
    more: 'For good: `chimein completion bash >> ~/.bashrc`, `chimein completion zsh >> ~/.zshrc` (behind compinit) or `chimein completion fish > ~/.config/fish/completions/chimein.fish`.',
    arguments: [{ name: 'shell', about: names.join(', '), choices: names }],
    fields: { shell: 'which', script: 'to be run by it' },
    examples: ['eval "$(chimein completion bash)"', 'chimein completion zsh', 'chimein completion fish'],
    run({ out }, _options, shell) {
      if (!names.includes(shell))
        throw usage(`There is no completion for '${shell}'.`, `There are ${names.join(', ')}.`);
      const script = shells[shell as Shell];
      out.object({ shell, script }, () => out.data(script));
    },
  }),
  command<object, [string]>({
    name: '__complete',
    about: 'What a line may go on with: asked by the scripts of `completion`.',
    arguments: [{ name: 'line', about: 'up to the cursor' }],
    fields: { choice: 'a word', about: 'what it is' },
    examples: ['chimein __complete -- "chimein accounts "'],
    async run(context: Context, _options, line) {
      for (const { choice, about } of await complete(context, line))
        context.out.data(`${safe(choice)}\t${safe(about)}\n`);
    },
  }),
];
