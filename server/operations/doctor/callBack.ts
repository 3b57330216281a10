import { within } from '../../clock.ts';
import { say } from '../../texts/say.ts';
import { FailedCheck } from './failedCheck.ts';

/** Posts to our own public address as a provider would, and returns the status. */
export async function callBack(url: string, headers: Record<string, string>, body: string): Promise<number> {
  const post = (signal: AbortSignal) =>
    fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
  const answer = await within(15_000, post).catch((cause: unknown) => {
    throw new FailedCheck(say('doctor.unreachable', { url }), say('doctor.mendPublicAddressFirst'), cause);
  });
  await answer.body?.cancel();
  return answer.status;
}
