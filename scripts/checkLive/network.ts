import { z } from 'zod';
import { createNetwork } from '../../server/providers/network.ts';
import { parsePostAddress } from '../../server/providers/postAddress.ts';
import { Difference, type LiveChecks, NotApplicable } from './liveCheck.ts';

const search =
  'https://www.linkedin.com/search/results/content/?keywords=leadership&sortBy=%22date_posted%22';
const comment = 'Thank you for sharing this.';
const statuses = ['OK', 'CONNECTING', 'CREDENTIALS', 'PERMISSIONS', 'ERROR', 'STOPPED'];
const limitHeaders = /^(retry-after|x-?ratelimit|ratelimit)/i;

const accounts = z.object({ items: z.array(z.object({ id: z.string(), type: z.string().optional() })) });
const account = z.object({ sources: z.array(z.object({ id: z.string(), status: z.string() })) });

/** They use the server's client and inspect the raw answers. */
export const networkChecks: LiveChecks = ({ endpoints, clock, config, accountId, postUrl }) => {
  let sent = '';
  let answered: unknown;
  const limited: string[] = [];
  const network = createNetwork({
    ...endpoints.network,
    async fetch(request) {
      sent = `${request.headers.get('content-type')?.split(';')[0] ?? 'no body'}`;
      const body = sent === 'application/json' ? await request.clone().json() : {};
      if (typeof body === 'object' && body !== null) sent += ` with ${Object.keys(body).join(', ')}`;
      const response = await fetch(request);
      answered = await response
        .clone()
        .json()
        .catch(() => undefined);
      if (response.status === 429) {
        const headers = [...response.headers].filter(([name]) => limitHeaders.test(name));
        limited.push(
          `429 with ${headers.map(([name, value]) => `${name}: ${value}`).join(', ') || 'no header'}`,
        );
      }
      return response;
    },
  });

  async function anAccount(): Promise<string> {
    if (accountId !== null) return accountId;
    await network.probe();
    const [first] = accounts.parse(answered).items;
    if (!first)
      throw new NotApplicable('No account is connected at Unipile yet. Connect one and run this again');
    return first.id;
  }

  return [
    {
      name: 'sources',
      explains: 'Reads an account and checks its sources and their states at Unipile.',
      expected: `At least one source, each in one of these states: ${statuses.join(', ')}`,
      async run() {
        await network.readAccount(await anAccount());
        const { sources } = account.parse(answered);
        const seen = `${sources.length} sources: ${sources.map(({ status }) => status).join(', ')}`;
        if (sources.length === 0 || sources.some(({ status }) => !statuses.includes(status)))
          throw new Difference(seen);
        return seen;
      },
    },
    {
      name: 'search-order',
      explains: 'Runs one search, newest posts first, and checks the order of the results.',
      expected: 'Posts, newest first',
      async run() {
        const { posts } = await network.searchPosts(await anAccount(), search);
        const times = posts.map(({ postedAt }) => postedAt).filter((at) => at > 0);
        const late = times.filter((at, n) => n > 0 && at > (times[n - 1] ?? at)).length;
        const seen = `${posts.length} posts, ${times.length} with a time, ${late} newer than the one before`;
        if (times.length === 0 || late > 0) throw new Difference(seen);
        return seen;
      },
    },
    {
      name: 'hosted-link',
      explains:
        'Creates a hosted login link as the server does. Nobody opens it, and it expires in five minutes.',
      expected: 'A link',
      async run() {
        const done = `${config.publicUrl}/success-new-account`;
        await network.createAuthLink({
          name: 'check-live',
          notifyUrl: `${config.publicUrl}/webhooks/network`,
          successUrl: done,
          failureUrl: done,
          expiresAt: clock.now() + 5 * 60_000,
        });
        return `A link, for ${sent}`;
      },
    },
    {
      name: 'comment',
      explains: 'Posts one comment under the post that you gave, and checks the answer and the returned ID.',
      expected: 'The comment is posted, its comment_id is returned, and it appears under the post',
      posts: true,
      async run() {
        const id = parsePostAddress(postUrl ?? '');
        if (id === null) throw new Difference('This is not the URL of a post');
        const user = await anAccount();
        const { postId } = await network.readPost(user, id);
        const { commentId } = await network.comment(user, postId, comment);
        const seen = `Accepted as ${sent}; comment_id ${commentId === null ? 'not returned' : 'returned'}`;
        const { providerId } = await network.readOwner(user);
        const own = await network.ownComments(user, postId, providerId);
        const stands = own.some(({ text }) => text === comment);
        if (commentId === null || !stands)
          throw new Difference(
            `${seen}; the comment ${stands ? 'appears' : 'does not appear'} under the post`,
          );
        return `${seen}; the comment appears under the post. Delete it on LinkedIn`;
      },
    },
    {
      name: 'rate-limit',
      explains: 'Reports any 429 answer during this run with its headers. It does not provoke one.',
      expected: 'No 429',
      async run() {
        if (limited.length > 0) throw new Difference(limited.join('; '));
        return 'No 429';
      },
    },
  ];
};
