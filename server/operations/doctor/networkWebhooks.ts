import { Ailment, type Check, type DoctorNeeds } from './ailment.ts';
import { callBack } from './callBack.ts';

/**
 * Sends a notice to our own address, and compares what the network lists with what this server expects. The call comes first: with
 * the secret of another DATA_DIR the network's webhook would be replaced by one that the server refuses.
 */
export const checkNetworkWebhooks: Check = async (needs: DoctorNeeds) => {
  const { config, network } = needs;
  const url = `${config.publicUrl}/webhooks/network`;
  const body = JSON.stringify({ AccountStatus: { account_id: 'doctor', message: 'DOCTOR' } });
  const status = await callBack(
    url,
    { 'unipile-auth': config.webhookSecret, 'content-type': 'application/json' },
    body,
  );
  if (status !== 200) {
    throw new Ailment(
      `A notice to ${url} is answered with ${status}`,
      'Have the reverse proxy pass /webhooks/ on to this server with its headers, and give every server the same DATA_DIR',
    );
  }
  const done = await network.ensureStatusWebhook(url, config.webhookSecret);
  if (!(await network.hasStatusWebhook(url, config.webhookSecret))) {
    throw new Ailment(
      `The network lists no webhook for ${url} with the secret of this server`,
      'Delete the webhooks for this address in the dashboard of the network and test again',
    );
  }
  return done === 'replaced'
    ? 'The webhook at the network had another secret, was disabled or sent too little, and was replaced; notices come through'
    : 'The network knows where its notices go, and they come through';
};
