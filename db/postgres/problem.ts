import { DatabaseAway, DatabaseProblem, isAway } from '../files/problem.ts';

/** An error of Postgres or of its connection, without the query builder's around it. */
export function reasonOf(error: unknown): unknown {
  const cause = (error as { cause?: unknown } | undefined)?.cause;
  return error instanceof Error && 'query' in error && cause instanceof Error ? cause : error;
}

/** OpenSSL's reasons against a certificate, and Node's own. */
const isUntrusted = (error: unknown): boolean =>
  /^(CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|ERR_TLS_CERT_|INVALID_CA|HOSTNAME_MISMATCH|ERR_SSL_)/.test(
    codeOf(error),
  );

export const codeOf = (error: unknown): string =>
  String((reasonOf(error) as { code?: unknown } | undefined)?.code ?? '');

/** Why a database can't be opened, where a person can do something about it; else the error as it is. */
export function toProblem(error: unknown, name: string): unknown {
  const said = error instanceof Error ? error.message : String(error);
  const say = (sentence: string) => new DatabaseProblem(sentence, { cause: error });
  const code = codeOf(error);
  if (error instanceof DatabaseProblem) return error;
  if (/^28/.test(code)) return say(`${name} refuses the user or the password of DATABASE_URL`);
  if (code === '3D000') return say(`${name} does not exist. Create it first`);
  if (code === '42501') return say(`The user of DATABASE_URL may not create tables in ${name}: ${said}`);
  if (isUntrusted(error))
    return say(`${name} has no certificate that the sslmode and sslrootcert of DATABASE_URL accept: ${said}`);
  // The driver's own error has no code.
  if (said === 'The server does not support SSL connections')
    return say(`${name} takes no encrypted connections. Turn on ssl in its postgresql.conf`);
  if (/^(57P|53)/.test(code))
    return new DatabaseAway(`${name} takes no connections at the moment: ${said}`, { cause: error });
  if (isAway(error) || code === 'ENOENT')
    return new DatabaseAway(`${name} can't be reached: ${said || code}`, { cause: error });
  return error;
}
