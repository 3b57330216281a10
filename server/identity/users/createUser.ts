import type { AuditEntry } from '../../../db/history/audit.ts';
import { newId } from '../../../db/id.ts';
import { emailKey, insertUser, type UserRow } from '../../../db/identity/users.ts';
import type { Tx } from '../../../db/open.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { day } from '../../durations.ts';
import { AppError } from '../../errors.ts';
import { text } from '../../texts/text.ts';
import { requireAdminPassword } from './adminPassword.ts';
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
  trialDays?: number;
  /** When the address began its earlier trial. */
  formerTrialAt?: number | null;
  /** For the audit; without it the change is not recorded. */
  by?: Change;
};

type NewUser = { row: UserRow; by: AuditEntry | null };

/** Hashes the password; `insertNewUser` stores the row. */
export async function newUser(
  { clock, passwords }: Pick<Deps, 'clock' | 'passwords'>,
  { password, ...person }: Person,
  { by, verified, formerTrialAt = null, trialDays = 0, seats = 1, role }: Standing,
): Promise<NewUser> {
  const passwordHash = await passwords.hash(password);
  const now = clock.now();
  const onTrial = trialDays > 0;
  const row: UserRow = {
    id: newId(now),
    companyName: '',
    language: 'en',
    ...person,
    emailKey: emailKey(person.email),
    pendingEmail: null,
    profileImage: '',
    paymentsCustomerId: null,
    stoppedAt: null,
    digestTimeZone: null,
    digestedAt: null,
    ...{ draftMails: true, signedOutMails: true, resultMails: true },
    firstSteps: null,
    secondFactorDueAt: null,
    passwordHash,
    role,
    seats,
    status: onTrial ? 'Trial' : 'None',
    subscriptionEndsAt: onTrial ? now + trialDays * day : null,
    trialStartedAt: onTrial ? now : formerTrialAt,
    trialDays,
    verifiedAt: verified ? now : null,
    createdAt: now,
  };
  return { row, by: by ? auditOf(by, now, null, row) : null };
}

/** @throws {AppError} email_taken */
export async function insertNewUser(tx: Tx, { row, by }: NewUser): Promise<UserRow> {
  const user = await insertUser(tx, row, by);
  if (!user) throw new AppError('email_taken', text('people.emailRegistered'));
  return user;
}

/** @throws {AppError} email_taken */
export async function createUser(
  deps: Pick<Deps, 'db' | 'clock' | 'passwords'>,
  person: Person,
  standing: Standing,
): Promise<UserRow> {
  const made = await newUser(deps, person, standing);
  return transaction(deps.db, (tx) => insertNewUser(tx, made));
}

/**
 * Creates an admin who can sign in immediately. Never promotes a user: a registered e-mail is rejected.
 * @throws {AppError} email_taken; invalid_input for a weak password
 */
export async function createAdmin(
  deps: Pick<Deps, 'db' | 'clock' | 'passwords'>,
  input: { email: string; password: string },
): Promise<UserRow> {
  requireAdminPassword(input.password);
  const person = { firstName: 'Admin', lastName: 'Chime In', ...input };
  return createUser(deps, person, { role: 'admin', verified: true });
}
