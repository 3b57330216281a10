import type { NewEvent } from '../../../db/messaging/events.ts';
import type { Outgoing } from '../../../db/messaging/webhookMessages.ts';
import { iso } from '../../clock.ts';
import type { WebhookType } from './schemas.ts';

type Data = Record<string, unknown>;
const comment = ({ commentId, category, postUrl, posterName, comment }: Data): Data => ({
  commentId,
  category,
  postUrl,
  posterName,
  comment,
});
const state = ({ state }: Data): Data => ({ ...(state as Data) });

const details: Record<WebhookType, (data: Data) => Data> = {
  'comment.posted': comment,
  'comment.replied': (data) => data,
  'draft.waiting': comment,
  'account.paused': (data) => pick(state(data), ['reason', 'message']),
  'limit.reached': (data) => pick(state(data), ['until', 'message']),
};

const pick = (from: Data, names: string[]): Data =>
  Object.fromEntries(names.map((name) => [name, from[name]]));

/** By standard-webhooks: type, timestamp, data. */
export const outgoingOf = (
  type: WebhookType,
  event: Pick<NewEvent, 'accountId' | 'at' | 'data'>,
  now: number,
): Outgoing => ({
  type,
  body: () => messageBody(type, event.at, { accountId: event.accountId, ...details[type](event.data) }),
  now,
});

export const messageBody = (type: string, at: number, data: Data): string =>
  JSON.stringify({ type, timestamp: iso(at), data });
