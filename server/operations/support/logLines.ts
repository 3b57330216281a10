import type { Scrub } from './scrub.ts';

/** Fields with our own words. */
const words = [
  'kind',
  'provider',
  'state',
  'why',
  'outcome',
  'alarm',
  'connection',
  'signal',
  'method',
  'requestId',
];
/** Fields with an ID. */
const ids = [
  'accountId',
  'userId',
  'commentId',
  'endpoint',
  'mail',
  'customerId',
  'actorId',
  'message',
  'invoice',
];
/** Fields with other parties' words. */
const phrases = ['detail', 'fault'];

/** A log line without personal data: unknown fields are dropped. Null for other lines. */
export function supportLine(line: string, scrub: Scrub): Record<string, unknown> | null {
  let fields: Record<string, unknown>;
  try {
    fields = JSON.parse(line);
  } catch {
    // Cut off in the middle, as by a full disk.
    return null;
  }
  const { time, level, msg, err, path, ...more } = fields;
  const kept = Object.entries(more).flatMap(([name, value]) => {
    if (ids.includes(name)) return [[name, scrub.alias(value)]];
    if (typeof value === 'number' || typeof value === 'boolean' || words.includes(name))
      return [[name, value]];
    return phrases.includes(name) && typeof value === 'string' ? [[name, scrub.codes(value)]] : [];
  });
  return {
    level,
    time,
    msg: scrub.sentence(String(msg ?? '')),
    ...Object.fromEntries(kept),
    ...(typeof path === 'string' ? { path: withoutIds(path) } : {}),
    ...(typeof err === 'object' && err !== null ? { err: errorOf(err as LoggedError, scrub) } : {}),
  };
}

type LoggedError = {
  type?: string;
  message?: string;
  code?: string;
  kind?: string;
  detail?: string;
  stack?: string | string[];
  cause?: LoggedError;
};

function errorOf({ type, message, code, kind, detail, stack, cause }: LoggedError, scrub: Scrub): object {
  return {
    type,
    message: scrub.sentence(String(message ?? '')),
    code,
    kind,
    ...(typeof detail === 'string' ? { detail: scrub.codes(detail) } : {}),
    stack: [stack ?? []]
      .flat()
      .flatMap((text) => text.split('\n'))
      .map((frame) =>
        frame.trim().replace(/(?:file:\/\/)?\/[^\s(]*?\/((?:server|db|scripts|node_modules)\/)/, '$1'),
      ),
    ...(cause ? { cause: errorOf(cause, scrub) } : {}),
  };
}

/** `/api/admin/user/0199…/notes` as `/api/admin/user/…/notes`. */
const withoutIds = (path: string): string => path.replace(/\/(?=[^/]*[\d%@.])[^/]+/g, '/…');
