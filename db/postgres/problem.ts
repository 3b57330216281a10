import { DatabaseAway, DatabaseProblem, isAway } from '../files/problem.ts';

/** The error of Postgres or its connection, without the query builder's wrapper. */
export function reasonOf(error: unknown): unknown {
  const cause = (error as { cause?: unknown } | undefined)?.cause;
  return error instanceof Error && 'query' in error && cause instanceof Error ? cause : error;
}

/** Codes of OpenSSL and Node for certificates that are not trusted. */
const isUntrusted = (error: unknown): boolean =>
  /^(CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|ERR_TLS_CERT_|INVALID_CA|HOSTNAME_MISMATCH|ERR_SSL_)/.test(
    codeOf(error),
  );

export const codeOf = (error: unknown): string =>
  String((reasonOf(error) as { code?: unknown } | undefined)?.code ?? '');

/** Explains why a database can't be opened, if the operator can fix it. Returns other errors unchanged. */
export function toProblem(error: unknown, name: string): unknown {
  const message = error instanceof Error ? error.message : String(error);
  const problem = (sentence: string) => new DatabaseProblem(sentence, { cause: error });
  const code = codeOf(error);
  if (error instanceof DatabaseProblem) return error;
  if (/^28/.test(code)) return problem(`${name} refuses the user or the password of DATABASE_URL`);
  if (code === '3D000') return problem(`${name} does not exist. Create it first`);
  if (code === '42501')
    return problem(`The user of DATABASE_URL may not create tables in ${name}: ${message}`);
  if (isUntrusted(error))
    return problem(
      `${name} has no certificate that the sslmode and sslrootcert of DATABASE_URL accept: ${message}`,
    );
  // This error of the driver has no code.
  if (message === 'The server does not support SSL connections')
    return problem(`${name} takes no encrypted connections. Turn on ssl in its postgresql.conf`);
  if (/^(57P|53)/.test(code))
    return new DatabaseAway(`${name} takes no connections at the moment: ${message}`, { cause: error });
  if (isAway(error) || code === 'ENOENT')
    return new DatabaseAway(`${name} can't be reached: ${message || code}`, { cause: error });
  return error;
}
