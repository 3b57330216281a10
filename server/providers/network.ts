import { z } from 'zod';
import { iso } from '../clock.ts';
import { ProviderFault } from './fault.ts';
import { searchRowsPerPage } from './limits.ts';
import { createNetworkCall, type NetworkOptions, segment } from './networkCall.ts';
import { commentCalls } from './networkComments.ts';
import { list, type Post, postSchema, toPost } from './networkPosts.ts';
import { createStatusWebhook } from './networkWebhooks.ts';

export type { Post } from './networkPosts.ts';

/** Frozen: the provider stopped reading messages, and a restart may help. The login is fine. */
export type NetworkStatus = 'Connected' | 'Connecting' | 'Frozen' | 'Disconnected';
export type Owner = { providerId: string; name: string; email: string; imageUrl: string };
export type Profile = {
  providerId: string;
  isCompany: boolean;
  name: string;
  url: string;
  imageUrl: string;
  /** Empty for companies. */
  headline: string;
  /** The About section, where the network sends it. */
  about?: string;
};

/** The provider connects these by default where the customer pays for them; comments need none. */
const paidFeatures = ['linkedin_recruiter', 'linkedin_sales_navigator', 'linkedin_organizations_mailboxes'];

export type AuthLinkRequest = {
  /** Logs this account in again; omitted connects a new one. */
  accountId?: string;
  /** Returned in the event. */
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
  headline: z.string().nullish(),
  summary: z.string().nullish(),
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
  connection_params: z.object({ im: z.object({ id: z.string().nullish() }).nullish() }).nullish(),
  sources: z.array(z.object({ id: z.string().default(''), status: z.string() })).default([]),
});

/** Unipile's API v1 (https://developer.unipile.com/reference). Each method throws a ProviderFault. */
export function createNetwork(options: NetworkOptions) {
  const call = createNetworkCall(options);

  return {
    /** A hosted sign-in page. Created per click, because all links expire at the provider's daily restart. */
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
        disabled_features: paidFeatures,
        // Without a limit the provider copies the whole private inbox; 0 copies no history.
        sync_limit: { MESSAGING: { chats: 0, messages: 0 } },
      };
      return (await call('POST', '/hosted/accounts/link', z.object({ url: z.url() }), { json })).url;
    },

    /** @returns `providerId` is empty if the account does not have it */
    async readAccount(
      accountId: string,
    ): Promise<{ status: NetworkStatus; name: string; providerId: string }> {
      const found = await call('GET', `/accounts/${segment(accountId)}`, account);
      const id = found.connection_params?.im?.id ?? '';
      return {
        status: toStatus(found.sources),
        name: found.name ?? '',
        providerId: /^AC[oD]/.test(id) ? id : '',
      };
    },

    /** Restarts a frozen account's sources. @returns whether the provider confirms it */
    async restartAccount(accountId: string): Promise<boolean> {
      const answer = await call(
        'POST',
        `/accounts/${segment(accountId)}/restart`,
        z.object({ object: z.string() }),
      );
      return answer.object === 'AccountRestarted';
    },

    /** The account itself has neither e-mail nor picture. */
    async readOwner(accountId: string): Promise<Owner> {
      const me = await call('GET', '/users/me', owner, { query: { account_id: accountId } });
      return {
        providerId: me.provider_id,
        name: fullName(me),
        email: me.email ?? '',
        imageUrl: me.profile_picture_url ?? '',
      };
    },

    /** Idempotent. */
    async deleteAccount(accountId: string, signal?: AbortSignal): Promise<void> {
      try {
        await call('DELETE', `/accounts/${segment(accountId)}`, z.unknown(), { signal });
      } catch (fault) {
        if (!(fault instanceof ProviderFault && fault.kind === 'gone')) throw fault;
      }
    },

    /** Posts are requested by the provider id that this returns, not by the public one. */
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
          headline: '',
        };
      }
      const found = await call('GET', `/users/${segment(who.identifier)}`, profile, { query });
      return {
        providerId: found.provider_id,
        isCompany: false,
        name: fullName(found),
        url: found.public_profile_url ?? '',
        imageUrl: found.profile_picture_url ?? '',
        headline: found.headline ?? '',
        about: found.summary ?? '',
      };
    },

    /**
     * One page of a search's posts, in the network's order, without people and companies.
     * @param more.limit the page's maximum of results
     * @returns `rows`: the number of results, including dropped ones
     */
    async searchPosts(
      accountId: string,
      url: string,
      options: {
        cursor?: string | undefined;
        limit?: number | undefined;
        signal?: AbortSignal | undefined;
      } = {},
    ) {
      const answer = await call('POST', '/linkedin/search', list(z.object({ type: z.string() }).loose()), {
        query: { account_id: accountId, limit: options.limit ?? searchRowsPerPage, cursor: options.cursor },
        json: { url },
        signal: options.signal,
      });
      const posts: Post[] = [];
      for (const item of answer.items) {
        const parsed = item.type === 'POST' ? postSchema.safeParse(item) : undefined;
        if (parsed?.success) posts.push(toPost(parsed.data));
      }
      return { posts, rows: answer.items.length, cursor: answer.cursor ?? undefined };
    },

    /** Newest first. */
    async profilePosts(
      accountId: string,
      who: { providerId: string; isCompany: boolean },
      options: { cursor?: string | undefined; signal?: AbortSignal | undefined } = {},
    ) {
      const answer = await call('GET', `/users/${segment(who.providerId)}/posts`, list(postSchema), {
        query: {
          account_id: accountId,
          limit: 20,
          cursor: options.cursor,
          is_company: who.isCompany ? 'true' : undefined,
        },
        signal: options.signal,
      });
      return { posts: answer.items.map(toPost), cursor: answer.cursor ?? undefined };
    },

    /** @param id from `parsePostAddress`, or a `postId` */
    async readPost(accountId: string, id: string, signal?: AbortSignal): Promise<Post> {
      const query = { account_id: accountId };
      return toPost(await call('GET', `/posts/${segment(id)}`, postSchema, { query, signal }));
    },

    /** Tests our key. @returns the number of accounts in a list of at most one */
    async probe(): Promise<number> {
      return (await call('GET', '/accounts', list(z.object({ id: z.string() })), { query: { limit: 1 } }))
        .items.length;
    },

    ...commentCalls(call),
    ...createStatusWebhook(call),
  };
}

/**
 * The classic source decides, because comments use it. Recruiter and Sales Navigator have sources of their
 * own.
 * @see https://developer.unipile.com/docs/account-lifecycle
 */
function toStatus(all: { id: string; status: string }[]): NetworkStatus {
  const classic = all.filter(({ id }) => !/recruiter|sales_?navigator/i.test(id));
  const statuses = (classic.length > 0 ? classic : all).map(({ status }) => status);
  const some = (...wanted: string[]) => statuses.some((status) => wanted.includes(status));
  if (some('CREDENTIALS', 'PERMISSIONS')) return 'Disconnected';
  if (some('ERROR', 'STOPPED')) return 'Frozen';
  return statuses.length > 0 && statuses.every((status) => status === 'OK') ? 'Connected' : 'Connecting';
}

const fullName = (person: {
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
}): string => [person.first_name, person.last_name].filter(Boolean).join(' ').trim();
