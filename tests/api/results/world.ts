import { addHistory } from '../../../db/automation/commentOutcomes.ts';
import { newId } from '../../../db/id.ts';
import { restartJob } from '../../../db/jobs/jobs.ts';
import { commentReplies, commentResults } from '../../../db/schema/index.ts';
import { weekdays } from '../../../server/accounts/settings/schemas.ts';
import { direct } from '../../support/database.ts';
import type { TestServer } from '../../support/server.ts';

export const search = 'https://www.linkedin.com/search/results/content/?keywords=design';
export const profile = 'https://www.linkedin.com/in/ada-okafor';
export const hour = 3_600_000;
export const day = 24 * hour;

/** Customers whose comments get reactions and replies on the sandbox's network. */
export function resultsWorld(server: () => TestServer) {
  return {
    async customer(change: object = {}) {
      const person = await server().signUp({ seats: 3 });
      const { token } = person;
      const accountId = await server().connect(token);
      await server().saveSettings(token, accountId, {
        timing: {
          fromTime: '00:00',
          toTime: '00:00',
          timezone: 'Europe/Berlin',
          timeBetweenComments: [30],
          activeDays: [...weekdays],
        },
        searchUrls: [search],
        searchProfiles: [profile],
        dailySearchComments: 3,
        ...change,
      });
      const call = (method: string, path: string, json?: object) =>
        server().call(method, path, json ? { token, json } : { token });
      return { ...person, accountId, call };
    },

    /** Comments on a new post by Ada Okafor, on the network and in the history. */
    async comment(
      { accountId, userId }: { accountId: string; userId: string },
      more: Partial<Parameters<typeof addHistory>[1][number]> = {},
    ) {
      const { db, engineClock, network } = server().deps;
      const now = engineClock.now();
      const text = `Which part took longest? ${newId(now).slice(-6)}`;
      const post = await server().control('POST', '/posts', { authorId: 'ada-okafor', text: 'A post' });
      const { commentId } = await network.comment(accountId, post.body.postId, text);
      const row = {
        id: newId(now),
        accountId,
        userId,
        state: 'confirmed' as const,
        postId: post.body.postId as string,
        postUrl: post.body.postUrl as string,
        posterId: 'ada',
        posterName: 'Ada Okafor',
        posterImageUrl: '',
        postExcerpt: 'A post',
        category: 'Search' as const,
        source: search,
        comment: text,
        windowDay: new Date(now).toISOString().slice(0, 10),
        createdAt: now,
        sentAt: now,
        confirmedAt: now,
        providerCommentId: commentId,
        ...more,
      };
      await addHistory(db, [row]);
      return row;
    },
    react: ({ postId, accountId }: { postId: string; accountId: string }, count = 1) =>
      server().control('POST', '/reactions', { postId, accountId, count }),
    reply: ({ postId, accountId }: { postId: string; accountId: string }, text: string, authorId?: string) =>
      server().control('POST', '/replies', { postId, accountId, text, ...(authorId && { authorId }) }),

    /** Counts new comments and runs all due reads. */
    async read() {
      const { db, jobs, clock } = server().deps;
      const job = { kind: 'results', key: 'results', createdAt: clock.now() } as const;
      await restartJob(direct(db), job);
      await jobs.runDue('results');
      await jobs.runDue('result_reads');
    },
    results: () => server().deps.db.select().from(commentResults).orderBy(commentResults.commentId),
    replies: () => server().deps.db.select().from(commentReplies).orderBy(commentReplies.createdAt),
  };
}
