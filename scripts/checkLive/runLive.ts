import type { ProviderName } from '../../server/config.ts';
import { imagesChecks } from './images.ts';
import { Difference, type LiveCheck, type LiveFinding, type LiveNeeds, NotApplicable } from './liveCheck.ts';
import { mailChecks } from './mail.ts';
import { networkChecks } from './network.ts';
import { paymentsChecks } from './payments.ts';
import { writerChecks } from './writer.ts';

const checksOf = {
  network: networkChecks,
  payments: paymentsChecks,
  writer: writerChecks,
  images: imagesChecks,
  mail: mailChecks,
};

export type PlannedCheck = { provider: ProviderName; check: LiveCheck };

/** Skips checks that post, unless a post is named. */
export const planLive = (needs: LiveNeeds, providers: readonly ProviderName[]): PlannedCheck[] =>
  providers.flatMap((provider) =>
    checksOf[provider](needs)
      .filter(({ posts }) => !posts || needs.postUrl !== null)
      .map((check) => ({ provider, check })),
  );

/** Objects that a run created at the providers, with their cleanup. */
export function createCleanup(signal: AbortSignal) {
  const removals: (() => Promise<unknown>)[] = [];
  return {
    create: async <T>(make: () => Promise<T>, remove: (made: T) => Promise<unknown>): Promise<T> => {
      signal.throwIfAborted();
      const made = make();
      // Noted before the object exists, because an interruption may come while it is created.
      removals.push(() =>
        made.then(
          (object) => remove(object),
          () => {},
        ),
      );
      return made;
    },
    /** Newest first. Returns a sentence for each object that could not be removed. */
    async removeAll(): Promise<string[]> {
      const failures: string[] = [];
      for (const remove of removals.splice(0).reverse())
        await remove().catch((error: unknown) => failures.push(messageOf(error)));
      return failures;
    },
  };
}

/** @param begin called before each check */
export async function runLive(
  checks: PlannedCheck[],
  signal: AbortSignal,
  begin: (planned: PlannedCheck) => void,
  end: (finding: LiveFinding) => void,
): Promise<LiveFinding[]> {
  const findings: LiveFinding[] = [];
  const interrupted = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null)));
  for (const planned of checks) {
    if (signal.aborted) break;
    begin(planned);
    const finding = await Promise.race([findingOf(planned), interrupted]);
    if (finding === null) break;
    end(finding);
    findings.push(finding);
  }
  return findings;
}

async function findingOf({ provider, check }: PlannedCheck): Promise<LiveFinding> {
  const { name, explains, expected } = check;
  const found = { provider, name, explains, expected };
  try {
    return { ...found, result: 'as expected', seen: await check.run() };
  } catch (error) {
    if (error instanceof NotApplicable) return { ...found, result: 'not checked', seen: error.message };
    return {
      ...found,
      result: 'differs',
      seen: error instanceof Difference ? error.message : messageOf(error),
    };
  }
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { detail } = error as { detail?: string };
  return [error.message, detail].filter(Boolean).join(': ');
}
