import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../support/server.ts';
import { shell } from './world.ts';

const server = await startTestServer();
const { token } = await server.signUp();
const cli = shell(server, { customer: token, admin: token });
afterAll(async () => {
  await server.stop();
  cli.remove();
});

async function json(line: string) {
  const { exitCode, stdout, stderr } = await cli.command(line);
  expect([line, exitCode, stderr]).toEqual([line, 0, expect.not.stringContaining('error:')]);
  return JSON.parse(stdout);
}

test('shows where to add a card, then subscribes with it, cancels and resumes', async () => {
  expect(await json('chimein cards add --json')).toEqual({ url: `${server.url}/billing` });
  const path = '/api/subscription/payment-methods';
  await server.call('POST', path, { token, json: { paymentMethodId: 'pm_card_visa' } });
  expect(await json('chimein cards list --json last4,default')).toEqual([{ last4: '4242', default: true }]);
  expect(
    await json('chimein billing subscribe Premium --seats 2 --yes --json plan,seats,cancelAtPeriodEnd'),
  ).toEqual({ plan: 'Premium', seats: 2, cancelAtPeriodEnd: false });
  const ended = 'chimein billing cancel --yes --json cancelAtPeriodEnd';
  expect(await json(ended)).toEqual({ cancelAtPeriodEnd: true });
  expect(await json('chimein billing resume --yes --json cancelAtPeriodEnd')).toEqual({
    cancelAtPeriodEnd: false,
  });
});
