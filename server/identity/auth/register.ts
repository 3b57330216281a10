import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { createUser } from '../users/createUser.ts';
import { type Language, languages } from '../users/limits.ts';
import { attemptFrom } from './attempts.ts';
import { openSession } from './openSession.ts';
import type { RegisterInput } from './schemas.ts';
import { formerTrialAt } from './usedTrials.ts';

/** How long a person may try the product, with one seat, from registering on. */
const trialDays = 14;

/**
 * Makes a customer on trial, or without one where the address has had its trial. The token given out works for nothing but verifying until the e-mail is proved.
 * @throws {AppError} email_taken, too_many_attempts
 */
export async function register(
  deps: Deps,
  { language, ...input }: RegisterInput,
  caller: Caller,
  acceptLanguage = '',
): Promise<{ token: string; email: string }> {
  await attemptFrom(deps, 'registrationFrom', caller.address);
  const former = await formerTrialAt(deps, input.email);
  const trial = former === null ? { trialDays } : { formerTrialAt: former };
  const user = await createUser(
    deps,
    { ...input, language: language ?? preferred(acceptLanguage) },
    { role: 'user', verified: false, ...trial },
  );
  return { token: await openSession(deps, user, caller), email: user.email };
}

/** The first language that the browser asks for and that we speak; English where there is none. */
function preferred(acceptLanguage: string): Language {
  const asked = acceptLanguage.split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return languages.find((language) => language === asked.find(isKnown)) ?? 'en';
}
const isKnown = (tag: string): boolean => languages.some((language) => language === tag);
