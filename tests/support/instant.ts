import type { Clock } from '../../server/clock.ts';
import { type FaultKind, ProviderFault } from '../../server/providers/fault.ts';
import type { Network, Post } from '../../server/providers/network.ts';
import type { Message, Writer } from '../../server/providers/writer.ts';
import { textOf, wordsAbout } from './instantTexts.ts';

/** A comment on the network. `at` is ms since the epoch. */
export type Entry = {
  commentId: string;
  postId: string;
  accountId: string;
  memberId: string;
  text: string;
  at: number;
};
/** A connected account. `siblings`: the user's other members, whose posts are found too. */
export type Member = { accountId: string; memberId: string; siblings: string[] };
/** The share of calls that fail, from 0 to 1; `logins`: some of them sign the account out. */
export type Trouble = { share: number; logins: boolean };

const minute = 60_000;
const pages = 4;
const authors = 20_000;

/**
 * The network and the writer as plain objects, for simulations of many accounts and measurements of the
 * engine alone. Every search and profile has a post each `postEvery` minutes, derived from its source and
 * number.
 * @param options.random decides which calls fail
 * @param options.isFresh each call finds only new posts
 */
export function instantProviders(options: {
  clock: Pick<Clock, 'now'>;
  random: () => number;
  postEvery: number;
  pageSize?: number;
  isFresh?: boolean;
}) {
  const { clock, random, pageSize = 10, isFresh = false } = options;
  const every = options.postEvery * minute;
  const trouble: Trouble = { share: 0, logins: false };
  const ledger: Entry[] = [];
  const byPost = new Map<string, Entry[]>();
  const members = new Map<string, Member>();
  const signedOut = new Set<string>();
  const calls = { reads: 0, comments: 0, writes: 0 };

  /** Fails as often as `trouble` says. @returns true if the call takes effect and its answer is lost */
  function strike(accountId: string | null, losesAnswers = false): boolean {
    if (accountId !== null && signedOut.has(accountId)) throw new ProviderFault('account', 'signed out');
    if (trouble.share === 0 || random() >= trouble.share) return false;
    const kind = random();
    if (trouble.logins && accountId !== null && kind < 0.01) {
      signedOut.add(accountId);
      throw new ProviderFault('account', 'signed out');
    }
    if (kind < 0.02) throw new ProviderFault('key', 'our key was refused');
    if (kind < 0.2)
      throw new ProviderFault('rate', 'too fast', { retryAfterSeconds: 30 + Math.floor(random() * 600) });
    if (losesAnswers && kind < 0.6) return true;
    throw new ProviderFault('unavailable', 'it does not answer');
  }

  function page(accountId: string, source: string, cursor: string | undefined) {
    const number = hash(source) % 0xffffff;
    const shift = number % every;
    const latest = Math.floor((clock.now() - shift) / every) - (isFresh ? calls.reads * pageSize : 0);
    const [from, turn] = cursor ? cursor.split(' ').map(Number) : [latest, 0];
    const posts: Post[] = [];
    for (let n = 0; n < pageSize; n += 1) {
      const k = (from ?? latest) - n;
      posts.push(postOf(members.get(accountId), number, k, shift + k * every));
    }
    const next = (turn ?? 0) + 1;
    return {
      posts,
      rows: posts.length,
      cursor: next < pages ? `${(from ?? latest) - pageSize} ${next}` : undefined,
    };
  }

  const network: Pick<
    Network,
    'searchPosts' | 'profilePosts' | 'readPost' | 'readProfile' | 'readOwner' | 'comment' | 'ownComments'
  > = {
    async searchPosts(accountId, url, { cursor } = {}) {
      calls.reads += 1;
      strike(accountId);
      return page(accountId, url, cursor);
    },
    async profilePosts(accountId, { providerId }, { cursor } = {}) {
      calls.reads += 1;
      strike(accountId);
      return page(accountId, providerId, cursor);
    },
    async readPost(accountId, id) {
      calls.reads += 1;
      strike(accountId);
      const rest = Number(id.split(':').at(-1));
      const [number, k] = [Math.floor(rest / numbersPerSource), rest % numbersPerSource];
      return postOf(members.get(accountId), number, k, (number % every) + k * every);
    },
    async readProfile(accountId, { kind, identifier }) {
      calls.reads += 1;
      strike(accountId);
      return {
        providerId: profileId(identifier),
        isCompany: kind === 'company',
        name: identifier,
        url: '',
        imageUrl: '',
        headline: '',
      };
    },
    async readOwner(accountId) {
      const memberId = members.get(accountId)?.memberId ?? '';
      return { providerId: memberId, name: memberId, email: '', imageUrl: '' };
    },
    async comment(accountId, postId, text) {
      calls.comments += 1;
      const isLost = strike(accountId, true);
      const refusal = refusalOf(postId);
      if (refusal) throw new ProviderFault(refusal, 'not on this post');
      const memberId = members.get(accountId)?.memberId ?? '';
      const entry = {
        commentId: String(ledger.length + 1),
        postId,
        accountId,
        memberId,
        text,
        at: clock.now(),
      };
      ledger.push(entry);
      const under = byPost.get(postId);
      if (under) under.push(entry);
      else byPost.set(postId, [entry]);
      if (isLost) throw new ProviderFault('unavailable', 'the answer was lost');
      return { commentId: entry.commentId };
    },
    async ownComments(accountId, postId, providerId) {
      calls.reads += 1;
      strike(accountId);
      const own = (byPost.get(postId) ?? []).filter(({ memberId }) => memberId === providerId);
      return own.map(({ commentId, text, at }) => ({ commentId, text, createdAt: at })).reverse();
    },
  };

  const writer: Writer = {
    models: async () => [],
    async complete(messages: Message[]) {
      calls.writes += 1;
      strike(null);
      return wordsAbout(messages.find(({ role }) => role === 'user')?.content ?? '', calls.writes);
    },
  };

  return {
    network: network as Network,
    writer,
    trouble,
    calls,
    /** All comments, oldest first. */
    ledger: ledger as readonly Entry[],
    addMember: (member: Member) => void members.set(member.accountId, member),
    /** Accounts that were signed out since the last call. */
    takeSignedOut(): string[] {
      const out = [...signedOut];
      signedOut.clear();
      return out;
    },
  };
}

/** A post's source number and author, from its id alone. */
export function readPostId(postId: string): { source: number; own: string | null } {
  const [, , kind, rest] = postId.split(':');
  if (kind === 'own') return { source: -1, own: rest ?? null };
  return { source: Math.floor(Number(rest) / numbersPerSource), own: null };
}
export const sourceNumber = (source: string): number => hash(source) % 0xffffff;
export const profileId = (identifier: string): string => `ACo-${identifier}`;

const numbersPerSource = 1e8;

const postId = (source: number, k: number): string => `urn:li:activity:${source * numbersPerSource + k}`;

function postOf(member: Member | undefined, source: number, k: number, postedAt: number): Post {
  const luck = mix(source ^ Math.imul(k, 0x9e3779b1));
  const kind = luck % 64;
  const asker =
    kind === 1 ? member?.memberId : kind === 2 ? member?.siblings[luck % member.siblings.length] : undefined;
  const id = asker ? `urn:li:own:${asker}:${source}-${k}` : postId(source, k);
  const author = asker ?? `ACo${luck % authors}`;
  const original =
    kind === 3 ? postId(source, k - 2) : kind === 4 ? postId(mix(source) % 0xffffff, k - 1) : null;
  return {
    postId: id,
    originalPostId: original,
    originalAuthor: null,
    url: `https://www.linkedin.com/feed/update/${id}/`,
    text: textOf(luck),
    postedAt,
    author: {
      id: author,
      publicIdentifier: author.toLowerCase(),
      name: `Poster ${author}`,
      headline: 'Head of something at a company',
      isCompany: false,
      imageUrl: `https://media.example.com/${author}.jpg`,
    },
    canComment: kind !== 5,
    inPrivateGroup: kind === 6,
  };
}

/** Some posts claim to allow comments and reject them. */
function refusalOf(id: string): FaultKind | null {
  const kind = mix(hash(id)) % 100;
  return kind === 0 ? 'gone' : kind === 1 ? 'refused' : null;
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

/** Murmur3's finalizer. */
function mix(number: number): number {
  let value = number | 0;
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
