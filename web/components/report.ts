import { ApiError } from '../call.ts';
import { notify, notifyFailure } from '../notify.tsx';
import { withOverlay } from './overlayStore.ts';

export type Errors = Record<string, string>;

/** Errors by field. Never empty, because react-admin takes that for success. */
export function faultsOf(error: unknown): Errors {
  const issues = error instanceof ApiError ? error.issues : [];
  return issues.length > 0
    ? Object.fromEntries(issues.map(({ path, message }) => [path, message]))
    : { root: '' };
}

/**
 * Runs `work` behind the overlay and shows the outcome as a toast.
 * @returns the errors by field, for react-admin's form; undefined after a success
 */
export async function report(
  work: () => Promise<unknown>,
  failed: string,
  done?: string,
): Promise<Errors | undefined> {
  try {
    await withOverlay(work);
    if (done) notify.success(done);
    return undefined;
  } catch (error) {
    notifyFailure(error, failed);
    return faultsOf(error);
  }
}
