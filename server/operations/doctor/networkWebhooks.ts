import { Ailment, type Check, type DoctorNeeds } from './ailment.ts';
import { callBack } from './callBack.ts';

/** Has the network told where its notices go, and sends one there as it would. */
export const checkNetworkWebhooks: Check = async (needs: DoctorNeeds) => {
  const { config, network } = needs;
  const url = `${config.publicUrl}/webhooks/network`;
  await network.ensureStatusWebhook(url, config.webhookSecret);
  const body = JSON.stringify({ AccountStatus: { account_id: 'doctor', message: 'DOCTOR' } });
  const status = await callBack(
    url,
    { 'unipile-auth': config.webhookSecret, 'content-type': 'application/json' },
    body,
  );
  if (status === 200) return 'The network knows where its notices go, and they come through';
  throw new Ailment(
    `A notice to ${url} is answered with ${status}`,
    'Have the reverse proxy pass /webhooks/ on to this server with its headers, and give every server the same DATA_DIR',
  );
};
