import { type Logger, pino } from 'pino';
import { outageOf } from '../db/files/problem.ts';

export type Log = Logger;
type Options = {
  /** Removes secrets from a line. */
  mask?: (line: string) => string;
  /** Stores warnings and errors for later. */
  keep?: (line: string) => void;
  /** Standard error by default. */
  write?: (line: string) => void;
  /** Ms, for outages. */
  now?: () => number;
};

const warning = 40;
/** An outage of the database that has been quiet for this long is over, ms. */
const outageEndsAfter = 60_000;

/**
 * Writes structured lines, with every secret masked. An outage of the database is one line with an alarm, and
 * the requests and jobs that fail because of it are logged at `debug`.
 */
export function createLog(
  level: string,
  { mask = (line) => line, keep, write = toStandardError(), now = () => performance.now() }: Options = {},
): Log {
  const outages = new Map<string, number>();
  return pino(
    {
      level,
      base: undefined,
      serializers: { err: loggedError },
      hooks: {
        logMethod([details, ...rest]: [unknown, ...unknown[]], method, level) {
          const outage = level >= warning ? outageOf((details as { err?: unknown } | null)?.err) : null;
          if (outage === null) return void Reflect.apply(method, this, [details, ...rest]);
          const latest = outages.get(outage) ?? Number.NEGATIVE_INFINITY;
          outages.set(outage, now());
          if (now() - latest < outageEndsAfter) return this.debug(details, String(rest[0]));
          const first = { ...(details as object), met: rest[0], alarm: 'storage' };
          Reflect.apply(method, this, [first, outage]);
        },
      },
      redact: {
        paths: [
          'token',
          'password',
          'otp',
          'authorization',
          '*.token',
          '*.password',
          '*.otp',
          '*.authorization',
          '*.apiKey',
        ],
        censor: '[secret]',
      },
    },
    {
      write(line: string) {
        const masked = mask(line);
        write(masked);
        if (keep && Number(/^\{"level":(\d+)/.exec(masked)?.[1]) >= warning) keep(masked);
      },
    },
  );
}

function toStandardError(): (line: string) => void {
  const standardError = pino.destination({ fd: 2, sync: true });
  return (line) => void standardError.write(line);
}

/** Drops the objects attached to an error: a database's contains the row, a provider's the whole answer. */
function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, code, kind, detail, hint, stack, cause } = error as Error & {
    code?: unknown;
    kind?: unknown;
    detail?: unknown;
    hint?: unknown;
  };
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.constructor.name === 'Error' ? name : error.constructor.name,
    message: message.split('\nparams:')[0],
    code,
    kind,
    // Postgres puts the row's values into `detail`.
    detail: 'severity' in error ? undefined : detail,
    hint,
    stack: frames?.join('\n'),
    ...(cause === undefined ? {} : { cause: loggedError(cause) }),
  };
}
