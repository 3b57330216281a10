const pauseMs = 30_000;
const key = (what: string) => `sentAt ${what}`;

/** Remembers over a reload when something was mailed: five an hour are all there is, and a mail takes a moment. */
export const noteSent = (what: string): void => sessionStorage.setItem(key(what), String(Date.now()));

/** Seconds until it may be mailed again. */
export function secondsToWait(what: string): number {
  const passed = Date.now() - Number(sessionStorage.getItem(key(what)) ?? 0);
  return passed < 0 ? 0 : Math.max(0, Math.ceil((pauseMs - passed) / 1000));
}
