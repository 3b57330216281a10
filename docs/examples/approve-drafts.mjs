// Approves every draft that passes all checks: those that wait, and each new one as its message comes.
// Needs a token with scope `write`: CHIMEIN_SERVER, CHIMEIN_TOKEN, RECEIVER_URL (public), PORT.
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const { CHIMEIN_SERVER, CHIMEIN_TOKEN, RECEIVER_URL, PORT = '4242' } = process.env;

async function call(method, path, body) {
  const headers = { Authorization: `Bearer ${CHIMEIN_TOKEN}`, 'Content-Type': 'application/json' };
  const answer = await fetch(CHIMEIN_SERVER + path, { method, headers, body: body && JSON.stringify(body) });
  const json = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path}: ${json.code}: ${json.message}`);
  return json;
}

async function decide(id) {
  const { state, posterName, checks } = await call('GET', `/api/drafts/${id}`);
  const isGood = state === 'waiting' && checks.every(({ ok }) => ok);
  if (isGood) await call('POST', `/api/drafts/${id}/approve`, {});
  console.log(isGood ? 'approved' : 'left', posterName);
}

const filter = encodeURIComponent(JSON.stringify({ state: 'waiting' }));
for (const { _id } of await call('GET', `/api/drafts?filter=${filter}`)) await decide(_id);

const webhook = await call('POST', '/api/webhooks', { url: RECEIVER_URL, events: ['draft.waiting'] });
const key = Buffer.from(webhook.secret.replace('whsec_', ''), 'base64');
const seen = new Set();

createServer(async (request, response) => {
  const body = await text(request);
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures = '' } = request.headers;
  const signature = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64');
  const isOurs = signatures.split(' ').includes(`v1,${signature}`);
  response.writeHead(isOurs ? 204 : 400).end();
  if (!isOurs || seen.has(id)) return;
  seen.add(id);
  await decide(JSON.parse(body).data.commentId).catch(console.error);
}).listen(Number(PORT), () => console.log('listening'));
