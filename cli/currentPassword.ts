/** Calls that the server takes only with the current password of the person who acts. */
import type { Context } from './command.ts';
import { secrets } from './context.ts';
import { CliError } from './errors.ts';
import { ask } from './input.ts';
import { perform, type Step } from './perform.ts';

/**
 * One step, which is sent again with the current password if the server wants it.
 * @param flag gives the password where nobody can be asked
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
    const currentPassword = await ask(context, { message: 'Your current password', flag, secret: true });
    secrets.add(currentPassword);
    return perform<T>(context, { ...step, body: { ...step.body, currentPassword } });
  }
}
