import type { Check } from './ailment.ts';

/** Lists an account, which takes a key that is right. */
export const checkNetwork: Check = async ({ network }) => {
  const accounts = await network.probe();
  return accounts > 0
    ? 'The network answers, and accounts are connected'
    : 'The network answers; no account is connected yet';
};
