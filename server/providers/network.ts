import { z } from 'zod';
import { iso } from '../clock.ts';
import { ProviderFault } from './fault.ts';
import { callProvider, type Fetch } from './http.ts';
import { toFault } from './networkFaults.ts';
import { commentSchema, list, type Post, postSchema, toPost } from './networkPosts.ts';

export type { Post } from './networkPosts.ts';

export type NetworkStatus = 'Connected' | 'Connecting' | 'Disconnected';
export type Owner = { providerId: string; name: string; email: string; imageUrl: string };
export type Profile = { providerId: string; isCompany: boolean; name: string; url: string; imageUrl: string };
export type OwnComment = { commentId: string; text: string; createdAt: number | null };

const commentsPerPage = 100;

export type AuthLinkRequest = {
  /** Logs this account in again; without it a new one is connected. */
  accountId?: string;
  /** Comes back in the notice. */
  name: string;
  notifyUrl: string;
  successUrl: string;
  failureUrl: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
};

export type Network = ReturnType<typeof createNetwork>;

const owner = z.object({
  provider_id: z.string(),
  first_name: z.string().nullish(),
  last_name: z.string().nullish(),
  email: z.string().nullish(),
  profile_picture_url: z.string().nullish(),
});
const profile = owner.extend({
  public_profile_url: z.string().nullish(),
  public_identifier: z.string().nullish(),
});
const company = z.object({
  id: z.coerce.string(),
  name: z.string(),
  profile_url: z.string().nullish(),
  logo: z.string().nullish(),
});
const account = z.object({
  id: z.string(),
  name: z.string().nullish(),
  sources: z.array(z.object({ status: z.string() })).default([]),
});

/**
 * The network through Unipile's API v1 (https://developer.unipile.com/reference). Each method throws a ProviderFault.
 * @param options.dsn base address without `/api/v1`; `fetch` stands in for HTTP where a whole month is played in one process
 */
export function createNetwork(options: { dsn: string; apiKey: string; fetch?: Fetch; timeoutMs?: number }) {
  const doFetch: Fetch = options.fetch ?? ((request) => fetch(request));

  async function call<T>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    schema: z.ZodType<T>,
    more: {
      query?: Record<string, string | number | undefined>;
      json?: unknown;
      signal?: AbortSignal | undefined;
    } = {},
  ): Promise<T> {
    const url = new URL(`${options.dsn}/api/v1${path}`);
    for (const [key, value] of Object.entries(more.query ?? {}))
      if (value !== undefined) url.searchParams.set(key, String(value));
    const answer = await callProvider({
      provider: 'LinkedIn',
      fetch: doFetch,
      url: url.href,
      method,
      headers: { 'X-API-KEY': options.apiKey },
      key: options.apiKey,
      json: more.json,
      timeoutMs: options.timeoutMs ?? 30_000,
      ...(more.signal ? { signal: more.signal } : {}),
    });
    if (answer.status >= 400) throw toFault(answer);
    const parsed = schema.safeParse(answer.body);
    if (!parsed.success) {
      throw new ProviderFault('unavailable', 'LinkedIn gave an answer that makes no sense', {
        detail: z.prettifyError(parsed.error),
      });
    }
    return parsed.data;
  }

  /** The comments under a post, newest first. */
  async function* latestComments(accountId: string, postId: string, pages: number) {
    let cursor: string | undefined;
    for (let page = 0; page < pages; page += 1) {
      const answer = await call('GET', `/posts/${segment(postId)}/comments`, list(commentSchema), {
        query: { account_id: accountId, limit: commentsPerPage, cursor, sort_by: 'MOST_RECENT' },
      });
      yield* answer.items;
      cursor = answer.cursor ?? undefined;
      if (!cursor) return;
    }
  }

  return {
    /** A hosted sign-in page. Made per click: all links die at the provider's daily restart. */
    async createAuthLink(request: AuthLinkRequest): Promise<string> {
      const kind = request.accountId
        ? { type: 'reconnect', reconnect_account: request.accountId }
        : { type: 'create', providers: ['LINKEDIN'] };
      const json = {
        ...kind,
        api_url: options.dsn,
        expiresOn: iso(request.expiresAt),
        name: request.name,
        notify_url: request.notifyUrl,
        success_redirect_url: request.successUrl,
        failure_redirect_url: request.failureUrl,
        bypass_success_screen: true,
      };
      return (await call('POST', '/hosted/accounts/link', z.object({ url: z.url() }), { json })).url;
    },

    async readAccount(accountId: string): Promise<{ status: NetworkStatus; name: string }> {
      const found = await call('GET', `/accounts/${segment(accountId)}`, account);
      return { status: toStatus(found.sources.map((source) => source.status)), name: found.name ?? '' };
    },

    /** The person behind an account. The account itself has neither e-mail nor picture. */
    async readOwner(accountId: string): Promise<Owner> {
      const me = await call('GET', '/users/me', owner, { query: { account_id: accountId } });
      return {
        providerId: me.provider_id,
        name: fullName(me),
        email: me.email ?? '',
        imageUrl: me.profile_picture_url ?? '',
      };
    },

    /** Disconnects at the provider; one that is gone already is fine. */
    async deleteAccount(accountId: string, signal?: AbortSignal): Promise<void> {
      try {
        await call('DELETE', `/accounts/${segment(accountId)}`, z.unknown(), { signal });
      } catch (fault) {
        if (!(fault instanceof ProviderFault && fault.kind === 'gone')) throw fault;
      }
    },

    /** A profile by the last part of its address. Posts need the provider id that this answers, not the public one. */
    async readProfile(
      accountId: string,
      who: { kind: 'person' | 'company'; identifier: string },
    ): Promise<Profile> {
      const query = { account_id: accountId };
      if (who.kind === 'company') {
        const found = await call('GET', `/linkedin/company/${segment(who.identifier)}`, company, { query });
        return {
          providerId: found.id,
          isCompany: true,
          name: found.name,
          url: found.profile_url ?? '',
          imageUrl: found.logo ?? '',
        };
      }
      const found = await call('GET', `/users/${segment(who.identifier)}`, profile, { query });
      return {
        providerId: found.provider_id,
        isCompany: false,
        name: fullName(found),
        url: found.public_profile_url ?? '',
        imageUrl: found.profile_picture_url ?? '',
      };
    },

    /** One page of the posts that a search address finds, in the network's order. People and companies among them are dropped. */
    async searchPosts(
      accountId: string,
      url: string,
      more: { cursor?: string | undefined; signal?: AbortSignal | undefined } = {},
    ) {
      const answer = await call('POST', '/linkedin/search', list(z.object({ type: z.string() }).loose()), {
        query: { account_id: accountId, limit: 25, cursor: more.cursor },
        json: { url },
        signal: more.signal,
      });
      const posts: Post[] = [];
      for (const item of answer.items) {
        const parsed = item.type === 'POST' ? postSchema.safeParse(item) : undefined;
        if (parsed?.success) posts.push(toPost(parsed.data));
      }
      return { posts, cursor: answer.cursor ?? undefined };
    },

    /** One page of a profile's own posts, newest first. */
    async profilePosts(
      accountId: string,
      who: { providerId: string; isCompany: boolean },
      more: { cursor?: string | undefined; signal?: AbortSignal | undefined } = {},
    ) {
      const answer = await call('GET', `/users/${segment(who.providerId)}/posts`, list(postSchema), {
        query: {
          account_id: accountId,
          limit: 20,
          cursor: more.cursor,
          is_company: who.isCompany ? 'true' : undefined,
        },
        signal: more.signal,
      });
      return { posts: answer.items.map(toPost), cursor: answer.cursor ?? undefined };
    },

    /** One post as the account sees it. @param id what `parsePostAddress` finds in its address, or its `postId` */
    async readPost(accountId: string, id: string, signal?: AbortSignal): Promise<Post> {
      const query = { account_id: accountId };
      return toPost(await call('GET', `/posts/${segment(id)}`, postSchema, { query, signal }));
    },

    /**
     * Posts a comment. There is no idempotency key: after `unavailable` it may stand on the network, so look before anything else.
     * @param text 1 to 1,250 characters. Double braces would be taken for a mention and are parted.
     */
    async comment(
      accountId: string,
      postId: string,
      text: string,
      signal?: AbortSignal,
    ): Promise<{ commentId: string | null }> {
      const answer = await call(
        'POST',
        `/posts/${segment(postId)}/comments`,
        z.object({ comment_id: z.coerce.string().nullish() }).catch({ comment_id: null }),
        {
          json: { account_id: accountId, text: text.replaceAll('{{', '{ {').replaceAll('}}', '} }') },
          signal,
        },
      );
      return { commentId: answer.comment_id ?? null };
    },

    /** The comments under a post that `providerId` wrote, newest first, among its latest 300. */
    async ownComments(accountId: string, postId: string, providerId: string): Promise<OwnComment[]> {
      const own: OwnComment[] = [];
      for await (const { id, text, date, author_details: author } of latestComments(accountId, postId, 3)) {
        if (author?.id !== providerId) continue;
        const at = Date.parse(date);
        own.push({ commentId: id, text, createdAt: Number.isNaN(at) ? null : at });
      }
      return own;
    },

    /**
     * Whether a comment by one of `members` stands under a post since then, or can't be ruled out, because too many have been written.
     * @param since ms since the epoch
     */
    async mayHaveCommented(
      accountId: string,
      postId: string,
      members: ReadonlySet<string>,
      since: number,
    ): Promise<boolean> {
      let seen = 0;
      for await (const { date, author_details: author } of latestComments(accountId, postId, 5)) {
        if (members.has(author?.id ?? '')) return true;
        if (Date.parse(date) < since) return false;
        seen += 1;
      }
      return seen >= 5 * commentsPerPage;
    },

    /** Whether the provider takes our key: answers how many accounts of one it lists, 0 or 1. */
    async probe(): Promise<number> {
      return (await call('GET', '/accounts', list(z.object({ id: z.string() })), { query: { limit: 1 } }))
        .items.length;
    },

    /** Has the provider tell us when an account's login breaks or mends; once, however often it is called. */
    async ensureStatusWebhook(requestUrl: string, secret: string): Promise<void> {
      const existing = await call('GET', '/webhooks', list(z.object({ request_url: z.string().nullish() })), {
        query: { limit: 250 },
      });
      if (existing.items.some((webhook) => webhook.request_url === requestUrl)) return;
      // Without this content type header the notices come without one.
      const headers = [
        { key: 'Content-Type', value: 'application/json' },
        { key: 'Unipile-Auth', value: secret },
      ];
      await call('POST', '/webhooks', z.unknown(), {
        json: {
          source: 'account_status',
          request_url: requestUrl,
          name: 'Chime In',
          format: 'json',
          headers,
        },
      });
    },
  };
}

/** Connected is every source OK; one that only connects is waited for; anything else needs attention. */
function toStatus(sources: string[]): NetworkStatus {
  if (sources.length > 0 && sources.every((status) => status === 'OK')) return 'Connected';
  if (sources.length === 0 || sources.every((status) => status === 'OK' || status === 'CONNECTING'))
    return 'Connecting';
  return 'Disconnected';
}

const fullName = (person: {
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
}): string => [person.first_name, person.last_name].filter(Boolean).join(' ').trim();

/** A part of a path. One of dots would be taken for a step upwards, to another call than was meant. */
function segment(text: string): string {
  if (text === '.' || text === '..')
    throw new ProviderFault('gone', 'LinkedIn no longer has this', { detail: 'no such id' });
  return encodeURIComponent(text);
}
