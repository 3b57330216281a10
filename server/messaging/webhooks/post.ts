import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, request } from 'undici';
import { within } from '../../clock.ts';
import { type Sentence, unnamed } from '../../texts/sentence.ts';
import { text } from '../../texts/text.ts';

type Posted = { status: number | null; fault: Sentence | null; retryAfterMs?: number };

const timeoutMs = 15_000;
const mostRead = 16_384;

/**
 * Posts to customers' URLs, which must be public and resolve to a public address, unless the operator allows
 * private ones. Follows no redirect, which could lead anywhere.
 */
export function createPoster({ privateToo, find = lookup }: { privateToo: boolean; find?: typeof lookup }) {
  const agent = new Agent({
    connect: { timeout: 10_000, ...(privateToo ? {} : { lookup: publicLookup(find) }) },
    keepAliveTimeout: 4_000,
    maxResponseSize: mostRead,
  });

  async function post(url: string, headers: Record<string, string>, body: string): Promise<Posted> {
    const objection = objectionTo(url, privateToo);
    if (objection) return { status: null, fault: objection };
    try {
      const { status, retryAfterMs } = await within(timeoutMs, async (signal) => {
        const answer = await request(url, { method: 'POST', headers, body, dispatcher: agent, signal });
        await answer.body.dump({ limit: mostRead }).catch(() => {});
        const { statusCode, headers: answered } = answer;
        const wait = retryAfter(String(answered['retry-after'] ?? ''), String(answered.date));
        return { status: statusCode, retryAfterMs: wait };
      });
      if (status >= 200 && status < 300) return { status, fault: null };
      const isRedirect = status >= 300 && status < 400;
      return {
        status,
        fault: text(isRedirect ? 'webhooks.redirect' : 'webhooks.noSuccess', { status }),
        retryAfterMs,
      };
    } catch (error) {
      return { status: null, fault: sentenceFrom(error) };
    }
  }

  return { post, close: () => agent.close() };
}

/** Ms, from seconds or from a date, which is relative to the server's own `Date`. 0 if there is none. */
export function retryAfter(value: string, date: string): number {
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  return Math.max(0, Date.parse(value) - Date.parse(date)) || 0;
}

/** Network errors are often wrapped, sometimes several in one. */
function sentenceFrom(error: unknown): Sentence {
  if (!(error instanceof Error)) return unnamed(String(error).slice(0, 300));
  if (error instanceof AggregateError && error.errors.length > 0) return sentenceFrom(error.errors[0]);
  if (error instanceof LookupFault) return error.sentence;
  return unnamed((error.message || (error as NodeJS.ErrnoException).code || error.name).slice(0, 300));
}

/** Names that no public server has. */
const inward = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa)$/i;

/** All public IPv6 addresses. Others may embed an IPv4 address. */
const globalUnicast = ipaddr.parseCIDR('2000::/3');
/** Azure's metadata service, whose address looks public. */
const cloudsOwn = '168.63.129.16';

/** Excludes this machine, its network and the metadata of clouds. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast' || address.toString() === cloudsOwn) return false;
  return address.kind() === 'ipv4' || address.match(globalUnicast);
}

/** Null if the URL is allowed. */
export function objectionTo(url: string, privateToo: boolean): Sentence | null {
  const parsed = URL.parse(url);
  if (!parsed || !['https:', 'http:'].includes(parsed.protocol)) return text('fields.urlNotHttps');
  if (parsed.username || parsed.password) return text('webhooks.urlWithPassword');
  if (privateToo) return null;
  if (parsed.protocol !== 'https:') return text('fields.urlNotHttps');
  const host = parsed.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const isNumber = ipaddr.isValid(host);
  if (isNumber ? !isPublicAddress(host) : inward.test(host) || !host.includes('.'))
    return text('webhooks.urlNotPublic');
  return null;
}

/** The name has no address, or one that is not public. */
export class LookupFault extends Error {
  readonly sentence: Sentence;

  constructor(sentence: Sentence) {
    super(sentence.message);
    this.sentence = sentence;
  }
}

type Lookup = typeof lookup;

/**
 * Checks the address that is connected to, so that the name can't resolve to another one after the check.
 * One private address rejects the name.
 */
export const publicLookup =
  (find: Lookup): LookupFunction =>
  (hostname, options, callback) => {
    find(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first)
        return callback(error ?? new LookupFault(text('webhooks.noAddress', { quote: hostname })), '', 0);
      const refused = found.some(({ address }) => !isPublicAddress(address));
      if (refused)
        return callback(new LookupFault(text('webhooks.addressNotPublic', { quote: hostname })), '', 0);
      if (options.all) return callback(null, found);
      return callback(null, first.address, first.family);
    });
  };
