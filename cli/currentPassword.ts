import type { Context } from './command.ts';
import { CliError } from './errors.ts';
import { promptFor } from './input.ts';
import { perform, type Step } from './perform.ts';

/**
 * Repeats the step with the current password if the server requires it.
 * @param flag provides the password without a prompt
 */
export async function performWithPassword<T>(
  context: Context,
  step: Step & { body: object },
  flag: string,
): Promise<T | null> {
  try {
    return await perform<T>(context, step);
  } catch (error) {
    const isGiven = 'currentPassword' in step.body;
    const isWanted =
      error instanceof CliError &&
      (error.code === 'proof_required' || error.issues?.some(({ path }) => path === 'currentPassword'));
    if (isGiven || !isWanted) throw error;
    const currentPassword = await promptFor(context, {
      message: 'Your current password',
      flag,
      secret: true,
    });
    context.secrets.add(currentPassword);
    return perform<T>(context, { ...step, body: { ...step.body, currentPassword } });
  }
}
