import { eq } from 'drizzle-orm';
import { request } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addJob } from '../../../db/jobs/jobs.ts';
import { jobs } from '../../../db/schema/index.ts';
import { allDay } from '../../support/allDay.ts';
import { direct } from '../../support/database.ts';
import { play, startTestServer, type TestServer } from '../../support/server.ts';

const secret = 'a secret of the operator';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { METRICS_TOKEN: secret } });
});
afterAll(() => server.stop());

const minute = 60_000;
const read = async (headers: Record<string, string> = {}) => server.call('GET', '/metrics', { headers });
/** The values of lines of one answer, by name and labels; undefined where there is no such line. */
async function figures(lines: readonly string[]): Promise<(number | undefined)[]> {
  const all = String((await read()).body).split('\n');
  return lines.map((line) => {
    const found = all.find((text) => text.startsWith(`${line} `));
    return found === undefined ? undefined : Number(found.slice(line.length + 1));
  });
}
const figure = async (line: string) => (await figures([line]))[0];
const from = { 'x-forwarded-for': '203.0.113.9' };

test('answers clients on this machine, and others with the token only', async () => {
  const here = await read();
  expect(here.status).toBe(200);
  expect(here.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  expect((await read(from)).status).toBe(404);
  expect((await read({ ...from, authorization: 'Bearer another' })).status).toBe(404);
  expect((await read({ ...from, authorization: `Bearer ${secret}` })).status).toBe(200);
  expect((await read({ 'x-real-ip': '203.0.113.9' })).status).toBe(404);
});

test('answers no page that reaches this machine by another name', async () => {
  const ask = async (headers: Record<string, string>) => {
    const { statusCode, body } = await request(`${server.url}/metrics`, { headers });
    await body.dump();
    return statusCode;
  };
  const host = `rebound.example:${new URL(server.url).port}`;
  expect(await ask({ host })).toBe(404);
  expect(await ask({ host, authorization: `Bearer ${secret}` })).toBe(200);
  expect(await ask({ host: 'localhost' })).toBe(200);
  expect(await ask({ host: '[::1]:3000' })).toBe(200);
});

test('accepts no token if none is configured', async () => {
  const open = await startTestServer();
  const answer = await open.call('GET', '/metrics', {
    headers: { ...from, authorization: 'Bearer undefined' },
  });
  expect(answer.status).toBe(404);
  await open.stop();
});

test('counts comments, calls, lag, queue and process', async () => {
  const { token } = await server.signUp();
  const accountId = await server.connect(token);
  await server.saveSettings(token, accountId, {
    searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=design'],
    dailySearchComments: 3,
    timing: {
      fromTime: '09:00',
      toTime: '17:00',
      timezone: 'UTC',
      timeBetweenComments: [20],
      activeDays: ['Monday'],
    },
  });
  await server.engine.runDue();
  expect(await figure('chimein_queue_accounts{state="due"}')).toBe(0);
  await server.call('POST', '/api/automation/start', { token, json: { accountId } });
  expect(await figure('chimein_queue_accounts{state="due"}')).toBe(1);
  expect(await figure('chimein_queue_accounts{state="leased"}')).toBe(0);
  await play(server, server.clock.now() + 50 * minute);

  expect(await figure('chimein_comments_total{result="posted",category="Search"}')).toBe(3);
  const ok = 'provider="network",call="comment",outcome="ok"';
  expect(await figure(`chimein_provider_call_seconds_count{${ok}}`)).toBe(3);
  expect(await figure(`chimein_provider_call_seconds_bucket{le="60",${ok}}`)).toBe(3);
  // The first was due as soon as it was started; the others came on the minute.
  expect(await figure('chimein_due_lag_seconds_count')).toBe(2);
  expect(await figure('chimein_due_lag_seconds_sum')).toBe(0);
  expect(await figure('process_cpu_seconds_total')).toBeGreaterThan(0);
});

test('reports waiting, overdue and dead jobs by kind', async () => {
  const { db } = server.deps;
  const now = server.clock.now();
  const job = { kind: 'webhook', createdAt: now } as const;
  await addJob(direct(db), { ...job, key: 'later', runAt: now + minute });
  await addJob(direct(db), { ...job, key: 'gone' });
  await direct(db).update(jobs).set({ deadAt: now }).where(eq(jobs.key, 'gone'));
  // A heartbeat of the server takes a due job, so it comes last, and one answer has all figures.
  await addJob(direct(db), { ...job, key: 'late', runAt: now - 7000 });
  const lines = [
    'chimein_jobs{kind="webhook",state="waiting"}',
    'chimein_jobs{kind="webhook",state="running"}',
    'chimein_jobs{kind="webhook",state="dead"}',
    'chimein_jobs_overdue_seconds{kind="webhook"}',
    'chimein_jobs_unrecorded{kind="run"}',
  ];
  expect(await figures(lines)).toEqual([2, 0, 1, 7, 0]);
  await direct(db).delete(jobs).where(eq(jobs.kind, 'webhook'));
  expect(await figure('chimein_jobs{kind="webhook",state="dead"}')).toBe(0);
  expect(await figure('chimein_jobs_overdue_seconds{kind="webhook"}')).toBe(0);
});

test('shows a late run in the lag, and a failing provider in the outcome', async () => {
  const { token } = await server.signUp();
  const accountId = await server.connect(token);
  await server.saveSettings(token, accountId, {
    searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=design'],
    dailySearchComments: 3,
    timing: allDay(20, ['Monday']),
  });
  await server.call('POST', '/api/automation/start', { token, json: { accountId } });
  await server.engine.runDue();
  const before = (await figure('chimein_due_lag_seconds_sum')) ?? 0;
  server.clock.advance(20 * minute + 7000);
  await server.control('POST', '/faults', { provider: 'network', match: '/search', status: 503, times: 1 });
  await server.engine.runDue();
  expect((await figure('chimein_due_lag_seconds_sum')) ?? 0).toBe(before + 7);
  const failed = 'provider="network",call="searchPosts",outcome="unavailable"';
  expect(await figure(`chimein_provider_call_seconds_count{${failed}}`)).toBe(1);
});

test('shows an opening and closing circuit', async () => {
  const { token } = await server.signUp({ seats: 6 });
  for (let n = 0; n < 6; n += 1) {
    const accountId = await server.connect(token);
    await server.saveSettings(token, accountId, {
      searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=design'],
      dailySearchComments: 3,
      timing: allDay(20, ['Monday']),
    });
    await server.call('POST', '/api/automation/start', { token, json: { accountId } });
  }
  await server.control('POST', '/faults', { provider: 'network', status: 503, rate: 1 });
  await server.engine.runDue();
  expect(await figure('chimein_circuit_state{provider="network"}')).toBe(2);
  await server.control('DELETE', '/faults');
  await play(server, server.clock.now() + 30 * minute);
  expect(await figure('chimein_circuit_state{provider="network"}')).toBe(0);
});

test('counts answers by route and status, not by path', async () => {
  const { token } = await server.signUp();
  const line = (method: string, route: string, status: number) =>
    `chimein_http_requests_total{method="${method}",route="${route}",status="${status}"}`;
  const list = line('GET', '/api/comment', 200);
  const removed = line('DELETE', '/api/linkedinaccount/:accountId', 404);
  const before = (await figure(list)) ?? 0;
  await server.call('GET', '/api/comment?range=[0,1]', { token });
  await server.call('GET', '/api/comment', { token });
  await server.call('DELETE', '/api/linkedinaccount/one', { token });
  await server.call('DELETE', '/api/linkedinaccount/two', { token });
  await server.call('GET', '/no/such/page');
  expect(await figure(list)).toBe(before + 2);
  expect(await figure(removed)).toBe(2);
  expect(await figure(line('GET', '(other)', 404))).toBe(1);
});

test('counts streamed events', async () => {
  const { token } = await server.signUp();
  const accountId = await server.connect(token);
  const before = (await figure('chimein_events_streamed_total')) ?? 0;
  const leave = new AbortController();
  const stream = await fetch(`${server.url}/api/automation/events`, {
    headers: { 'x-auth-token': token },
    signal: leave.signal,
  });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  await reader?.read();
  await server.call('POST', '/api/automation/start', { token, json: { accountId } });
  let seen = '';
  while (!seen.includes('event: state')) seen += (await reader?.read())?.value ?? '';
  leave.abort();
  expect(await figure('chimein_events_streamed_total')).toBe(before + 1);
});

test("counts the judge's calls apart from the writer's, and has no judge where it is off", async () => {
  const judging = await startTestServer({ env: { OPENAI_JUDGE_MODEL: '' } });
  await judging.deps.judge?.complete([{ role: 'user', content: 'Hello' }]);
  const line = 'chimein_provider_call_seconds_count{provider="judge",call="complete",outcome="ok"}';
  expect(await (await fetch(`${judging.url}/metrics`)).text()).toContain(`${line} 1`);
  await judging.stop();
  const off = await startTestServer({ env: { OPENAI_JUDGE_MODEL: 'off' } });
  expect(off.deps.judge).toBeNull();
  await off.stop();
});
