import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import {
  listenUrl,
  messageBody,
  type Webhook,
  type WebhookMessage,
  type WebhookType,
  type WebhookWithSecret,
  webhookEvents,
  webhookTypes,
} from '../../server/messaging/webhooks/schemas.ts';
import { type Context, command, fieldsOf, type Group } from '../command.ts';
import { CliError, usage } from '../errors.ts';
import { exitCodeOf } from '../exitCodes.ts';
import { perform, performAll } from '../perform.ts';
import { localTime } from '../text.ts';
import { readText, transport } from '../transport.ts';

type ForwardOptions = { forwardTo: string; secret?: string };
type ListenOptions = ForwardOptions & { event?: string[] };

const answerMs = 15_000;
const pollMs = 1000;
const longestPollMs = 30_000;

const webhookFields = fieldsOf<Webhook>({
  id: 'ID of the webhook',
  url: 'address that gets the messages; shortened for a token with scope read',
  events: 'types of the messages that it gets',
  enabled: 'whether it gets messages',
  disabledAt: 'time it was disabled, or null',
  disabledWhy: '`by_user`, `failing` or `gone`, or null',
  failingSince: 'time since which every message has failed, or null',
  createdAt: 'time it was created',
});
const sentFields = {
  id: 'the webhook-id of the message',
  type: 'type of the message',
  status: 'HTTP status of the answer, or null',
  fault: 'error of the attempt, or null',
};
const eventFlag = {
  flags: '--event <type>',
  about: `type of messages: ${webhookTypes.join(', ')}; all by default`,
  many: true,
};
const forwardFlags = [
  { flags: '--forward-to <url>', about: 'address of your receiver on this machine', required: true },
  { flags: '--secret <secret>', about: 'secret that signs, as whsec_…; a new one by default' },
];

const webhooks: Group = {
  name: 'webhooks',
  about: 'Manage your webhooks, and try a receiver on this machine.',
  commands: [
    command({
      name: 'list',
      about: 'List your webhooks.',
      fields: webhookFields,
      examples: ['chimein webhooks list', 'chimein webhooks list --json id,url,enabled'],
      async run({ out, client }) {
        const { rows } = await client().list<Webhook>('/api/webhooks');
        out.list(rows, [
          { title: 'URL', flexible: true, value: ({ url }) => url },
          { title: 'EVENTS', flexible: true, value: ({ events }) => events.join(', ') },
          { title: 'ENABLED', value: ({ enabled }) => (enabled ? 'yes' : 'no') },
          { title: 'FAILING SINCE', value: ({ failingSince }) => localTime(failingSince) },
          { title: 'ID', value: ({ id }) => id, style: () => 'dim' },
        ]);
        if (rows.length === 0) out.note('No webhooks. Create one with `chimein webhooks add`.');
      },
    }),
    command<{ event?: string[] }, [string]>({
      name: 'add',
      about: 'Create a webhook and print its secret. It is shown only once.',
      arguments: [{ name: 'url', about: 'https:// address of your server' }],
      flags: [eventFlag],
      fields: { ...webhookFields, secret: 'verifies the signature of a message' },
      writes: true,
      proof: true,
      examples: [
        'chimein webhooks add https://hooks.example.com/chimein --event comment.posted --event draft.waiting',
      ],
      run: addWebhook,
    }),
    command<object, [string[]]>({
      name: 'remove',
      about: 'Delete webhooks and their log.',
      arguments: [{ name: 'webhooks', about: 'IDs or addresses', many: true }],
      fields: { id: 'ID of the webhook', url: 'its address' },
      writes: true,
      examples: ['chimein webhooks remove https://hooks.example.com/chimein --yes'],
      run: removeWebhooks,
    }),
    command<ListenOptions>({
      name: 'listen',
      about: 'Forward messages to a receiver on this machine, as they happen, until Ctrl-C.',
      details: `Creates a webhook with the address \`${listenUrl}\` and removes it at the end. Messages are signed as the server signs.`,
      flags: [...forwardFlags, eventFlag],
      fields: sentFields,
      writes: true,
      proof: true,
      examples: [
        'chimein webhooks listen --forward-to "$RECEIVER" --json',
        'chimein webhooks listen --forward-to "$RECEIVER" --event draft.waiting --event draft.decided',
      ],
      run: listen,
    }),
    command<ForwardOptions, [WebhookType]>({
      name: 'trigger',
      about: 'Send an example of a message to a receiver on this machine.',
      details: 'Exits 7 unless the receiver answers with a status of 200 to 299.',
      arguments: [{ name: 'type', about: 'type of the message', choices: webhookTypes }],
      flags: forwardFlags,
      fields: sentFields,
      examples: [
        'chimein webhooks trigger comment.posted --forward-to "$RECEIVER"',
        'chimein webhooks trigger payment.failed --forward-to "$RECEIVER" --json status',
      ],
      run: trigger,
    }),
  ],
};

export default [webhooks];

async function addWebhook(context: Context, { event }: { event?: string[] }, url: string): Promise<void> {
  const made = await perform<z.infer<typeof WebhookWithSecret>>(context, {
    does: `send messages to ${url}`,
    method: 'POST',
    path: '/api/webhooks',
    body: { url, events: event ?? webhookTypes },
  });
  if (!made) return;
  context.out.object(made, () => {
    context.out.line(made.secret);
    context.out.note('The secret is not shown again. Your server verifies messages with it.');
  });
}

async function removeWebhooks(context: Context, _options: object, refs: string[]): Promise<void> {
  const { rows } = await context.client().list<Webhook>('/api/webhooks');
  const chosen = [...new Set(refs.flatMap((ref) => findWebhooks(rows, ref)))];
  const steps = chosen.map(({ id, url }) => ({
    does: `delete the webhook ${url}`,
    subject: url,
    method: 'DELETE' as const,
    path: `/api/webhooks/${encodeURIComponent(id)}`,
  }));
  const done = await performAll(context, steps, `Delete ${chosen.map(({ url }) => url).join(', ')}?`);
  if (!done) return;
  done.check();
  const removed = chosen.map(({ id, url }) => ({ id, url }));
  if (context.out.isJson) context.out.list(removed, []);
  else for (const { url } of removed) context.out.note(`Deleted ${url}.`);
}

/** By ID, or all with the address. */
function findWebhooks(rows: Webhook[], ref: string): Webhook[] {
  const found = rows.filter(({ id, url }) => id === ref || url === ref);
  if (found.length === 0)
    throw new CliError('not_found', `There is no webhook '${ref}'.`, {
      hint: 'See `chimein webhooks list`.',
    });
  return found;
}

async function trigger(context: Context, options: ForwardOptions, type: WebhookType): Promise<void> {
  if (!webhookTypes.includes(type))
    throw usage(`'${type}' is not a type of message.`, `Use ${webhookTypes.join(', ')}.`);
  const post = createForwarder(context, options);
  const body = messageBody(type, Date.now(), webhookEvents[type].example);
  const sent = await post({ id: `msg_${randomBytes(16).toString('base64url')}`, type, body });
  show(context, sent);
  if (sent.status === null || sent.status < 200 || sent.status > 299)
    throw new CliError('network', `${options.forwardTo} did not take the message.`);
}

async function listen(context: Context, options: ListenOptions): Promise<void> {
  receiverOf(options);
  const made = await perform<z.infer<typeof WebhookWithSecret>>(context, {
    does: 'listen to messages',
    method: 'POST',
    path: '/api/webhooks',
    body: { url: listenUrl, events: options.event ?? webhookTypes },
  });
  if (!made) return;
  try {
    const post = createForwarder(context, options);
    for await (const message of arriving(context, made.id)) show(context, await post(message));
  } finally {
    await context.client().cleanUp(`/api/webhooks/${made.id}`);
  }
  // Ctrl-C ends it.
  context.io.exitCode = 130;
}

/** Yields each message of a webhook once, oldest first, until Ctrl-C. Waits for a server that is away. */
async function* arriving({ client, out, signal }: Context, webhookId: string): AsyncGenerator<Message> {
  const { list } = client();
  let seen = 0;
  let wait = pollMs;
  while (!signal.aborted) {
    const query = {
      filter: JSON.stringify({ webhookId }),
      sort: '["createdAt","ASC"]',
      range: JSON.stringify([seen, seen + 99]),
    };
    try {
      const { rows } = await list<WebhookMessage>('/api/webhook-messages', { query });
      seen += rows.length;
      wait = pollMs;
      yield* rows;
      if (rows.length > 0) continue;
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof CliError) || ![5, 7].includes(exitCodeOf(error))) throw error;
      wait = Math.min(2 * wait, longestPollMs);
      out.note(`${error.message} Trying again in ${wait / 1000} seconds…`);
    }
    await pause(wait, undefined, { signal }).catch(() => {});
  }
}

type Message = { id: string; type: string; body: string };
type Sent = { id: string; type: string; status: number | null; fault: string | null };

function receiverOf({ forwardTo }: ForwardOptions): URL {
  const url = URL.parse(forwardTo);
  if (!url || !/^https?:$/.test(url.protocol))
    throw usage(`--forward-to '${forwardTo}' is not an address.`, 'Example: http://localhost:4242/webhook');
  return url;
}

/** Posts as the server does: by standard-webhooks, without redirects. */
function createForwarder({ out, secrets }: Context, options: ForwardOptions) {
  const url = receiverOf(options);
  const secret = options.secret ?? `whsec_${randomBytes(24).toString('base64')}`;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  if (options.secret === undefined) out.note(`Your receiver verifies the messages with ${secret}`);
  else secrets.add(secret);
  return async ({ id, type, body }: Message): Promise<Sent> => {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    };
    try {
      const signal = AbortSignal.timeout(answerMs);
      const answer = await transport(url, { method: 'POST', headers, body, signal });
      await readText(answer);
      return { id, type, status: answer.statusCode ?? null, fault: null };
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      return { id, type, status: null, fault: code || message };
    }
  };
}

function show({ out }: Context, sent: Sent): void {
  out.object(sent, () => out.line(`${sent.type}  ${sent.status ?? sent.fault}  ${sent.id}`));
}
