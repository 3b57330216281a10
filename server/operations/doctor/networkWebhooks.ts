import { say } from '../../texts/say.ts';
import { callBack } from './callBack.ts';
import { type Check, type DoctorNeeds, FailedCheck } from './failedCheck.ts';

/**
 * Sends an event to our own address, then checks the network's webhooks. The event comes first: with the
 * secret of another DATA_DIR, a working webhook would be replaced by one that the server rejects.
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
    throw new FailedCheck(
      say('doctor.noticeAnswered', { url, status }),
      say('doctor.reverseProxyPassWebhooks'),
    );
  }
  const done = await network.ensureStatusWebhook(url, config.webhookSecret);
  if (!(await network.hasStatusWebhook(url, config.webhookSecret))) {
    throw new FailedCheck(
      say('doctor.networkListsNoWebhook', { url }),
      say('doctor.deleteWebhooksAddressDashboard'),
    );
  }
  return done === 'replaced'
    ? say('doctor.webhookNetworkHadAnother')
    : say('doctor.networkKnowsWhereNotices');
};
