import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../support/server.ts';
import { password, shell } from './world.ts';

let server: TestServer;
let cli: ReturnType<typeof shell>;
beforeAll(async () => {
  server = await startTestServer();
  const customer = await server.signUp();
  const admin = await server.signUp({ role: 'admin' });
  await server.signUp({ role: 'admin', email: 'peer@example.com' });
  cli = shell(server, { customer: customer.token, admin: admin.token });
  server.clock.moveTo(server.clock.now() + 2 * 3_600_000);
});
afterAll(async () => {
  await server.stop();
  cli.remove();
});

test('M8: creates a token after an hour with the password on standard input, and names the flag', async () => {
  const asked = await cli.run('chimein tokens create late');
  expect([asked.exitCode, asked.stderr]).toEqual([2, expect.stringContaining('--password-stdin')]);
  const made = await cli.run(`echo '${password}' | chimein tokens create late --password-stdin --json token`);
  expect([made.exitCode, JSON.parse(made.stdout)]).toEqual([0, { token: expect.stringMatching(/^chi_/) }]);
});

test("M8: changes another admin's e-mail with the password of the acting admin", async () => {
  const line = 'chimein users update peer@example.com --email peer2@example.com';
  const asked = await cli.run(line, { who: 'admin' });
  expect([asked.exitCode, asked.stderr]).toEqual([2, expect.stringContaining('--current-password-stdin')]);
  const moved = await cli.command(`${line} --current-password-stdin --json email`, {
    who: 'admin',
    input: `${password}\n`,
  });
  expect([moved.exitCode, JSON.parse(moved.stdout)]).toEqual([0, { email: 'peer2@example.com' }]);
});
