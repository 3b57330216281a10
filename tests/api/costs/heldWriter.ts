import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const usage = { prompt_tokens: 1000, completion_tokens: 500 };
const answer = JSON.stringify({
  choices: [
    {
      message: { role: 'assistant', content: 'Which step of hiring took your team longest, and why?' },
      finish_reason: 'stop',
    },
  ],
  usage,
});

/** A model that answers no call before the test lets it. */
export async function heldWriter(onCall: () => void = () => {}) {
  const held: ServerResponse[] = [];
  const http = createServer((request, response) => {
    request.resume();
    held.push(response);
    onCall();
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const end = (status: number, body: string) => {
    for (const response of held.splice(0))
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };
  return {
    usage,
    env: {
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      OPENAI_API_KEY: 'held',
      OPENAI_MODEL: 'sandbox-writer',
    },
    calls: () => held.length,
    answer: () => end(200, answer),
    fail: () => end(503, JSON.stringify({ error: { message: 'overloaded' } })),
    async close() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
}
