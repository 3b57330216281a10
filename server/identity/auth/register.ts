import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Client } from '../../http/client.ts';
import { insertNewUser, newUser } from '../users/createUser.ts';
import { type Language, languages } from '../users/limits.ts';
import { beginSession, tokenOf } from './openSession.ts';
import type { RegisterInput } from './schemas.ts';
import { formerTrialAt } from './usedTrials.ts';

const trialDays = 14;

/**
 * Creates a customer on trial, or without one if the address has had its trial. Until the e-mail is verified,
 * the returned token is only valid for verifying.
 * @throws {AppError} email_taken
 */
export async function register(
  deps: Deps,
  { language, ...input }: RegisterInput,
  client: Client,
  acceptLanguage = '',
): Promise<{ token: string; email: string }> {
  const former = await formerTrialAt(deps, input.email);
  const trial = former === null ? { trialDays } : { formerTrialAt: former };
  const made = await newUser(
    deps,
    { ...input, language: language ?? preferred(acceptLanguage) },
    { role: 'user', verified: false, ...trial },
  );
  const { user, session } = await transaction(deps.db, async (tx) => {
    const user = await insertNewUser(tx, made);
    return { user, session: await beginSession(deps, tx, user, client) };
  });
  return { token: await tokenOf(deps, session, user), email: user.email };
}

function preferred(acceptLanguage: string): Language {
  const asked = acceptLanguage.split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return asked.find((tag): tag is Language => languages.some((language) => language === tag)) ?? 'en';
}
