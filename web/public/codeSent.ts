const pauseMs = 30_000;
const key = (what: string) => `sentAt ${what}`;

/** Kept across reloads, because only five codes an hour are allowed. */
export const noteSent = (what: string): void => sessionStorage.setItem(key(what), String(Date.now()));

export function secondsToWait(what: string): number {
  const passed = Date.now() - Number(sessionStorage.getItem(key(what)) ?? 0);
  return passed < 0 ? 0 : Math.max(0, Math.ceil((pauseMs - passed) / 1000));
}
