import { isSubscribed, type UserStatus } from '../../server/identity/users/limits.ts';

type Circumstances = { status: UserStatus; accountId: string | null; running: boolean; busy: boolean };

export function allowed({ status, accountId, running, busy }: Circumstances) {
  const any = isSubscribed(status) && accountId !== null && !busy;
  return { reset: any, pause: any && running, start: any && !running, save: any };
}
