import { createHmac, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import {
  messageBody,
  type Webhook,
  type WebhookType,
  type WebhookWithSecret,
  webhookEvents,
  webhookTypes,
} from '../../server/messaging/webhooks/schemas.ts';
import { type Context, command, fieldsOf, type Group } from '../command.ts';
import { CliError, usage } from '../errors.ts';
import { follow, type Happened } from '../eventStream.ts';
import { perform, performAll } from '../perform.ts';
import { localTime } from '../text.ts';
import { readText, transport } from '../transport.ts';

type ForwardOptions = { forwardTo: string; secret?: string };

/** The events of the stream that are messages, too, with the same data. */
const typesOfEvents: Record<string, WebhookType> = {
  comment_posted: 'comment.posted',
  draft: 'draft.waiting',
};
const answerMs = 15_000;

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
      flags: [
        {
          flags: '--event <type>',
          about: `type of messages: ${webhookTypes.join(', ')}; all by default`,
          many: true,
        },
      ],
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
    command<ForwardOptions>({
      name: 'listen',
      about: 'Forward messages to a receiver on this machine, as they happen, until Ctrl-C.',
      more: `Forwards ${Object.values(typesOfEvents).join(' and ')}, signed as the server signs. \`chimein webhooks trigger\` sends an example of any type.`,
      flags: forwardFlags,
      fields: sentFields,
      examples: ['chimein webhooks listen --forward-to "$RECEIVER" --json'],
      run: listen,
    }),
    command<ForwardOptions, [string]>({
      name: 'trigger',
      about: 'Send an example of a message to a receiver on this machine.',
      more: 'Exits 7 unless the receiver answers with a status of 200 to 299.',
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
    of: url,
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

async function trigger(context: Context, options: ForwardOptions, type: string): Promise<void> {
  const post = createForwarder(context, options);
  const { example } = webhookEvents[type as WebhookType];
  const sent = await post(
    `msg_${randomBytes(16).toString('base64url')}`,
    type as WebhookType,
    Date.now(),
    example,
  );
  show(context, sent);
  if (sent.status === null || sent.status < 200 || sent.status > 299)
    throw new CliError('network', `${options.forwardTo} did not take the message.`);
}

async function listen(context: Context, options: ForwardOptions): Promise<void> {
  // Fails before the secret is shown if nobody is signed in.
  context.client();
  const post = createForwarder(context, options);
  for await (const event of follow(context)) {
    const type = event && typesOfEvents[event.event];
    if (event && type) show(context, await post(`msg_event_${event.id}`, type, Date.parse(event.at), event));
  }
  // Ctrl-C ends it.
  context.io.exitCode = 130;
}

type Sent = { id: string; type: WebhookType; status: number | null; fault: string | null };

/** Posts as the server does: by standard-webhooks, without redirects. */
function createForwarder({ out, secrets }: Context, { forwardTo, secret: given }: ForwardOptions) {
  const url = URL.parse(forwardTo);
  if (!url || !/^https?:$/.test(url.protocol))
    throw usage(`--forward-to '${forwardTo}' is not an address.`, 'Example: http://localhost:4242/webhook');
  const secret = given ?? `whsec_${randomBytes(24).toString('base64')}`;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  if (given === undefined) out.note(`Your receiver verifies the messages with ${secret}`);
  else secrets.add(given);
  return async (id: string, type: WebhookType, at: number, data: Happened | object): Promise<Sent> => {
    const body = messageBody(type, at, data as Record<string, unknown>);
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
