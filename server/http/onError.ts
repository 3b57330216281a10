import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { isAway, takesNothing } from '../../db/files/problem.ts';
import { AppError, statusOf } from '../errors.ts';
import type { Log } from '../log.ts';
import { text } from '../texts/text.ts';
import type { ApiEnv } from './api.ts';
import { safePath } from './requestLog.ts';
import type { Failure } from './schemas.ts';

/** An AppError is answered as it is, anything else as a 500 whose cause stays in the log. */
export function onError(log: Log): ErrorHandler<ApiEnv> {
  return (thrown, c) => {
    const error = toAppError(thrown);
    const status = statusOf[error.code];
    const requestId = c.get('requestId');
    const alarm = takesNothing(thrown) ? { alarm: 'storage' } : {};
    if (status >= 500) {
      const level = error.isExpected ? 'info' : 'error';
      log[level]({ err: thrown, requestId, path: safePath(c.req.path), ...alarm }, error.message);
    }
    if (error.retryAfterSeconds !== undefined)
      c.header('Retry-After', String(Math.max(1, Math.ceil(error.retryAfterSeconds))));
    const failure: Failure = {
      ...error.sentence,
      code: error.code,
      ...(error.issues ? { issues: error.issues } : {}),
    };
    return c.json(failure, status);
  };
}

function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof HTTPException && thrown.status === 400) {
    return new AppError('malformed_json', text('calls.bodyInvalidJson'), { cause: thrown });
  }
  if (thrown instanceof HTTPException && thrown.status === 415) {
    return new AppError('unsupported_media_type', text('calls.bodyNotJson'), { cause: thrown });
  }
  if (isAway(thrown))
    return new AppError('unavailable', text('calls.databaseAway'), { cause: thrown, retryAfterSeconds: 5 });
  if (takesNothing(thrown)) {
    const sentence = text('calls.cannotSave');
    return new AppError('unavailable', sentence, { cause: thrown, retryAfterSeconds: 60 });
  }
  return new AppError('internal', text('calls.internal'), { cause: thrown });
}
