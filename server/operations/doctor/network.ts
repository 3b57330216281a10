import { ProviderFault } from '../../providers/fault.ts';
import { text } from '../../texts/text.ts';
import { type Check, FailedCheck } from './failedCheck.ts';

export const checkNetwork: Check = async ({ network }) => {
  const accounts = await network.probe().catch((fault: unknown) => {
    throw findingOf(fault);
  });
  return accounts > 0 ? text('doctor.networkConnected') : text('doctor.networkNoAccount');
};

function findingOf(fault: unknown): unknown {
  if (!(fault instanceof ProviderFault)) return fault;
  // Unipile answers like this, not with a 404, at an address without a workspace.
  if (fault.detail.includes('no_client_session')) {
    return new FailedCheck(text('doctor.networkNoWorkspace'), text('doctor.checkDsn'), fault);
  }
  if (fault.kind === 'key') {
    return new FailedCheck(fault.sentence, text('doctor.setNetworkKey', { quote: fault.detail }), fault);
  }
  return fault;
}
