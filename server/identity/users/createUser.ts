import { newId } from '../../../db/id.ts';
import { emailKey, insertUser, type UserRow } from '../../../db/identity/users.ts';
import type { Deps } from '../../deps.ts';
import { day } from '../../durations.ts';
import { AppError } from '../../errors.ts';
import { say } from '../../texts/say.ts';
import { auditOf, type Change } from './audit.ts';

type Person = {
  firstName: string;
  lastName: string;
  companyName?: string;
  email: string;
  password: string;
  language?: UserRow['language'];
};
type Standing = {
  role: UserRow['role'];
  verified: boolean;
  seats?: number;
  /** Days of trial from now on; without any, the status is None. */
  trialDays?: number;
  /** When their address began a trial that they had before. */
  formerTrialAt?: number | null;
  /** The creator, if it is not the user. */
  by?: Change;
};

/** Creates a user: by registration, by an admin, or as the first admin. @throws {AppError} email_taken */
export async function createUser(
  { db, clock, passwords }: Pick<Deps, 'db' | 'clock' | 'passwords'>,
  person: Person,
  standing: Standing,
): Promise<UserRow> {
  const passwordHash = await passwords.hash(person.password);
  const now = clock.now();
  const onTrial = standing.trialDays !== undefined && standing.trialDays > 0;
  const row = {
    id: newId(now),
    firstName: person.firstName,
    lastName: person.lastName,
    companyName: person.companyName ?? '',
    email: person.email,
    emailKey: emailKey(person.email),
    pendingEmail: null,
    profileImage: '',
    paymentsCustomerId: null,
    stoppedAt: null,
    firstSteps: null,
    secondFactorDueAt: null,
    language: person.language ?? 'en',
    passwordHash,
    role: standing.role,
    seats: standing.seats ?? 1,
    status: onTrial ? ('Trial' as const) : ('None' as const),
    subscriptionEndsAt: onTrial ? now + (standing.trialDays ?? 0) * day : null,
    trialStartedAt: onTrial ? now : (standing.formerTrialAt ?? null),
    trialDays: standing.trialDays ?? 0,
    verifiedAt: standing.verified ? now : null,
    createdAt: now,
  };
  const user = await insertUser(db, row, standing.by ? auditOf(standing.by, now, null, row) : null);
  if (!user) throw new AppError('email_taken', say('people.emailRegistered'));
  return user;
}
