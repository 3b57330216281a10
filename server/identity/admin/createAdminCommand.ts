/** `npm run create-admin -- --email E` */
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../../db/open.ts';
import { systemClock } from '../../clock.ts';
import { Refusal, readingArguments, runCommand } from '../../command.ts';
import { environment, readConfig } from '../../config.ts';
import { sentenceOfFault } from '../../texts/sentence.ts';
import { createPasswords } from '../auth/passwords.ts';
import { createAdmin } from '../users/createUser.ts';
import { Email, Password } from '../users/schemas.ts';

const usage =
  'Usage: npm run create-admin -- --email you@example.com   (asks for the password, or reads it from standard input)';

async function main(): Promise<void> {
  const email = parsed(Email, readArguments());
  const config = readConfig(environment(), { incomplete: true });
  const password = parsed(Password, await readPassword());
  const db = await openDatabase(config.databaseUrl ?? config.databasePath);
  try {
    const admin = await createAdmin(
      { db, clock: systemClock, passwords: createPasswords() },
      { email, password },
    );
    console.error(`Admin ${admin.email} can now sign in`);
  } finally {
    db.close();
  }
}

function readArguments(): string {
  return readingArguments(usage, () => {
    const { values } = parseArgs({ options: { email: { type: 'string' } } });
    if (values.email === undefined) throw new Error('Set --email');
    return values.email;
  });
}

async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '');
  const { default: inquirer } = await import('inquirer');
  const { password } = await inquirer.prompt([
    { type: 'password', name: 'password', message: 'Password of the new admin:', mask: '*' },
  ]);
  return password;
}

function parsed(schema: typeof Email | typeof Password, value: string): string {
  const result = schema.safeParse(value);
  if (!result.success) throw new Refusal(sentenceOfFault(result.error.issues[0]?.message ?? '').message);
  return result.data;
}

await runCommand(main);
