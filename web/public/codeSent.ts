const pauseMs = 30_000;
const key = (what: string) => `sentAt ${what}`;

/** Remembers the time of sending across reloads: only five an hour are allowed, and an e-mail takes a moment. */
export const noteSent = (what: string): void => sessionStorage.setItem(key(what), String(Date.now()));

/** Seconds until it can be sent again. */
export function secondsToWait(what: string): number {
  const passed = Date.now() - Number(sessionStorage.getItem(key(what)) ?? 0);
  return passed < 0 ? 0 : Math.max(0, Math.ceil((pauseMs - passed) / 1000));
}
