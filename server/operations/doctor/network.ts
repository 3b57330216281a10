import { ProviderFault } from '../../providers/fault.ts';
import { Ailment, type Check } from './ailment.ts';

/** Lists an account, which takes a key that is right. */
export const checkNetwork: Check = async ({ network }) => {
  const accounts = await network.probe().catch((fault: unknown) => {
    throw ailmentOf(fault);
  });
  return accounts > 0
    ? 'The network answers, and accounts are connected'
    : 'The network answers; no account is connected yet';
};

function ailmentOf(fault: unknown): unknown {
  if (!(fault instanceof ProviderFault)) return fault;
  // An address that leads to nobody's workspace is answered so, not with a 404.
  if (fault.detail.includes('no_client_session')) {
    return new Ailment(
      'The network has no workspace at this address',
      "Check UNIPILE_DSN: copy it with its port from the top right of Unipile's dashboard, and restart",
      fault,
    );
  }
  if (fault.kind === 'key') {
    return new Ailment(
      fault.message,
      `Set UNIPILE_API_KEY to an access token of a workspace of API v1, because a key of v2 does not work (it said: ${fault.detail}), and restart`,
      fault,
    );
  }
  return fault;
}
