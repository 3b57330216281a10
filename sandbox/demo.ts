import { iso } from '../server/clock.ts';
import { type DemoText, profileTexts, searchTexts, unansweredTexts } from './demoTexts.ts';
import type { Network } from './network/network.ts';
import { david } from './network/regulars/david.ts';
import { nora } from './network/regulars/nora.ts';
import { fromTheTop } from './network/store.ts';
import { composeReply } from './network/text/compose.ts';
import type { Account, Member, Post, PostComment } from './network/types.ts';
import { between, chance, idFrom, pick, type Random, randomFrom } from './random.ts';
import { composeComment, topicOf } from './writer/compose.ts';
import { languageOf } from './writer/read.ts';

type DemoAccount = {
  accountId: string;
  name: string;
  email: string;
  imageUrl: string;
  providerId: string;
  /** By hand on the network, newest first. */
  ownComments: { text: string; createdAt: string }[];
};
/** A post that was found for an account. */
type DemoPost = {
  accountId: string;
  /** The post's social id. */
  postId: string;
  postUrl: string;
  posterName: string;
  posterImageUrl: string;
  postText: string;
  /** The provider id of the author. */
  authorId: string;
  category: 'Monitor' | 'Search';
  /** ISO 8601. */
  createdAt: string;
};
type DemoComment = DemoPost & { text: string; reactions: number; replies: number };
/** A post without a comment: the writer declined, a person must decide, or the comment was an echo. */
type DemoUnanswered = DemoPost & Why;
type Why = { why: 'declined'; reason: string } | { why: 'delicate' | 'echo'; text: string };
export type DemoWorld = {
  accounts: DemoAccount[];
  /** Handwritten ones come last, because they are the newest. */
  comments: DemoComment[];
  unanswered: DemoUnanswered[];
  searchUrls: string[];
  profileUrls: string[];
};

const day = 86_400_000;
const people = [nora, david];
const searches = ['developer experience', 'hiring plans', 'product discovery', 'Nachhaltigkeit'];
const monitored = ['ada-okafor', 'marcus-osei', 'priya-doyle', 'hannah-novak'];
const weeks = 4;
/** A new comment must not repeat any of so many earlier ones. */
const rememberedComments = 50;
const { declined, delicate, echo } = unansweredTexts;
const unanswered: (Why & { post: string })[] = [
  ...declined.map(({ post, reason }) => ({ post, why: 'declined' as const, reason })),
  { post: delicate.post, why: 'delicate', text: delicate.comment },
  { post: echo.post, why: 'echo', text: echo.comment },
];

/**
 * The working days of the last four weeks, with two or three times of day per account. They lie within the
 * accounts' hours: 9 to 17 of this machine, or of London where it keeps UTC.
 */
function* moments(now: number, random: Random): Generator<{ at: number; who: number }> {
  const today = now - (now % day);
  for (let back = weeks * 7; back >= 0; back--) {
    const morning = today - back * day;
    const weekday = new Date(morning).getUTCDay();
    if (weekday === 0 || weekday === 6) continue;
    for (const who of people.keys()) {
      for (let i = 0; i < between(random, 2, 4); i++) {
        const localTime = morning + Math.floor((9 + random() * 7) * 3_600_000);
        const at = localTime + new Date(localTime).getTimezoneOffset() * 60_000;
        if (at < now) yield { at, who };
      }
    }
  }
}

/**
 * Connects two realistic people with four weeks of comments. Repeating the call in the same state returns the
 * first result.
 */
export function seedDemo(network: Network): DemoWorld {
  const { world, store, format, context } = network;
  const { db, clock } = context;
  const known = db.prepare("select value from meta where key = 'demo'").pluck().get() as string | undefined;
  const made =
    known === undefined
      ? db.transaction(make)()
      : (JSON.parse(known) as {
          accounts: string[];
          comments: [number, DemoComment['category'], string, string, number][];
          unanswered?: number[];
        });

  function make() {
    const now = clock.now();
    const random = randomFrom('demo');
    const accounts = people.map(({ email }) => {
      const member = network.connections.memberOf(email);
      return store.saveAccount({
        accountId: idFrom(`demo:${email}`, 22),
        member: member.seq,
        email,
        status: 'OK',
        paid: [],
        stuck: false,
        createdAt: now - weeks * 7 * day - day,
      });
    });
    const comments: [number, DemoComment['category'], string, string, number][] = [];
    const authors = monitored
      .map((id) => world.person(id))
      .filter((member): member is Member => member !== undefined);
    const plans = [...moments(now, random)].map((moment) => ({
      ...moment,
      search: chance(random, 0.5) ? pick(random, searches) : null,
    }));
    const texts = byHand(plans);
    for (const plan of plans) {
      const { at, who, search } = plan;
      const account = accounts[who] as Account;
      const isGerman = search === 'Nachhaltigkeit';
      const author =
        search === null
          ? pick(random, authors)
          : pick(random, world.writersOf(isGerman ? 'de' : 'en', 'product'));
      const written = texts.get(plan);
      const post: Post = world.writePost(
        {
          author,
          createdAt: at - between(random, 10, 300) * 60_000,
          topic: search ?? undefined,
          language: isGerman ? 'de' : author.language,
          text: written?.post,
        },
        random,
      );
      const earlier = comments.slice(-rememberedComments).map(([, , , text]) => text);
      const text = written?.comment ?? commentOn(post.text, earlier.reverse(), random);
      const comment = store.addComment({
        post: post.seq,
        member: account.member,
        accountId: account.accountId,
        parent: null,
        text,
        createdAt: at,
      });
      answer(comment, post, now);
      comments.push([post.seq, search === null ? 'Monitor' : 'Search', account.accountId, text, at]);
    }
    const value = {
      accounts: accounts.map((account) => account.accountId),
      comments,
      unanswered: unanswered.map(({ post: text }, at) => {
        const createdAt = now - (at + 2) * 4 * 3_600_000;
        return world.writePost({ author: pick(random, authors), createdAt, text, lively: false }, random).seq;
      }),
    };
    db.prepare("insert into meta values ('demo', ?)").run(JSON.stringify(value));
    return value;
  }

  /** Gives the newest moments of each source the handwritten texts. */
  function byHand<Plan extends { search: string | null }>(plans: readonly Plan[]): Map<Plan, DemoText> {
    const used = new Map<string | null, number>();
    const texts = new Map<Plan, DemoText>();
    for (const plan of plans.toReversed()) {
      const count = used.get(plan.search) ?? 0;
      used.set(plan.search, count + 1);
      const text = (plan.search === null ? profileTexts : searchTexts[plan.search])?.[count];
      if (text) texts.set(plan, text);
    }
    return texts;
  }

  function commentOn(post: string, earlier: string[], random: Random): string {
    const language = languageOf(post);
    const topic = topicOf({ post, language }) ?? { text: post.slice(0, 40), field: 'general' };
    const wishes = { short: false, question: null, emoji: false };
    return composeComment(
      { post, language, wishes, move: null, facts: [], voice: [], aim: null, earlier, others: [] },
      topic,
      random,
    );
  }

  /** A third of the comments get reactions, a sixth a reply of the post's author. */
  function answer(comment: PostComment, post: Post, now: number): void {
    const random = randomFrom(`answers:${comment.id}`);
    if (chance(random, 0.35)) store.react(comment.id, between(random, 1, 6));
    const createdAt = comment.createdAt + between(random, 10, 900) * 60_000;
    if (!chance(random, 0.17) || createdAt > now) return;
    const text = composeReply(random, store.member(post.author).language);
    store.addComment({
      post: post.seq,
      member: post.author,
      accountId: null,
      parent: comment.id,
      text,
      createdAt,
    });
  }

  function shown(seq: number) {
    const post = store.post(seq);
    const author = store.member(post.author);
    return {
      postId: post.socialId,
      postUrl: format.postUrl(post),
      posterName: author.name,
      posterImageUrl: format.imageUrl(author),
      postText: post.text,
      authorId: author.providerId,
    };
  }

  function answersTo(seq: number, accountId: string) {
    const comment = store.latestOf(seq, accountId);
    if (!comment) return { reactions: 0, replies: 0 };
    return { reactions: store.reactions(comment.id), replies: store.replies(seq, comment.id) };
  }

  return {
    accounts: made.accounts.flatMap((id) => {
      const account = store.account(id);
      if (!account) return [];
      const member = store.member(account.member);
      return [
        {
          accountId: id,
          name: member.name,
          email: account.email,
          imageUrl: format.imageUrl(member),
          providerId: member.providerId,
          ownComments: store
            .commentsBy(member.seq, fromTheTop, 300)
            .filter((comment) => comment.accountId === null)
            .map(({ text, createdAt }) => ({ text, createdAt: iso(createdAt) })),
        },
      ];
    }),
    comments: made.comments.map(([seq, category, accountId, text, at]) => ({
      ...shown(seq),
      ...answersTo(seq, accountId),
      accountId,
      text,
      category,
      createdAt: iso(at),
    })),
    unanswered: (made.unanswered ?? []).flatMap((seq, at) => {
      const why = unanswered[at];
      const accountId = made.accounts[0];
      if (!why || accountId === undefined) return [];
      const post = store.post(seq);
      return [
        { ...why, ...shown(seq), accountId, category: 'Monitor', createdAt: iso(post.createdAt) } as const,
      ];
    }),
    searchUrls: searches.map(
      (words) => `${context.url}/search/results/content/?keywords=${encodeURIComponent(words)}`,
    ),
    profileUrls: monitored.map((id) => `${context.url}/in/${id}`),
  };
}
