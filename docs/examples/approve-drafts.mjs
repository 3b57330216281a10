// Approves each draft that passes all checks: those that wait, and each new one as its message comes.
// Needs `npm install standardwebhooks`, and a token with *Read and write*. RECEIVER_URL leads to this program.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

const { CHIMEIN_SERVER, CHIMEIN_TOKEN, RECEIVER_URL, PORT = '4242' } = process.env;

async function call(method, path, body) {
  const headers = { Authorization: `Bearer ${CHIMEIN_TOKEN}`, 'Content-Type': 'application/json' };
  const answer = await fetch(CHIMEIN_SERVER + path, { method, headers, body: body && JSON.stringify(body) });
  const json = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path}: ${json.code}: ${json.message}`);
  return json;
}

async function decide({ id, state, posterName, checks }) {
  const isGood = state === 'waiting' && checks.every(({ ok }) => ok);
  if (isGood) await call('POST', `/api/drafts/${id}/approve`);
  console.log(isGood ? 'approved' : 'left', posterName);
}

// The webhook is there before the list is read, so that no draft is missed.
const { secret } = await call('POST', '/api/webhooks', { url: RECEIVER_URL, events: ['draft.waiting'] });
const query = new URLSearchParams({ filter: '{"state":"waiting"}', range: '[0,99]' });
for (const draft of await call('GET', `/api/drafts?${query}`)) await decide(draft);

const webhook = new Webhook(secret);
createServer(async (request, response) => {
  try {
    const { type, data } = webhook.verify(await text(request), request.headers);
    response.writeHead(204).end();
    if (type === 'draft.waiting') await decide(await call('GET', `/api/drafts/${data.commentId}`));
  } catch (error) {
    console.error(error.message);
    if (!response.headersSent) response.writeHead(400).end();
  }
}).listen(Number(PORT), () => console.log('listening'));
