import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Structured lines on standard error. Whatever a secret may be called is taken out before it is written. */
export function createLog(level: string): Log {
  return pino(
    {
      level,
      base: undefined,
      redact: {
        paths: ['token', 'password', 'otp', 'authorization', '*.token', '*.password', '*.otp', '*.authorization', '*.apiKey'],
        censor: '[secret]',
      },
    },
    pino.destination({ fd: 2, sync: true }),
  );
}
