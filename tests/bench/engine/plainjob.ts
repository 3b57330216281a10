import SqliteDatabase from 'better-sqlite3';
import { better, defineQueue, defineWorker } from 'plainjob';
import { newId } from '../../../db/id.ts';
import { judgePost, newestFirst, postIds } from '../../../server/automation/choosePost.ts';
import { currentWindow, mayAct, settingsOf } from '../../../server/automation/gate.ts';
import { writeComment } from '../../../server/automation/writeComment.ts';
import { systemClock } from '../../../server/clock.ts';
import { instantProviders } from '../../support/instant.ts';
import { seeded } from '../../support/simulation.ts';
import { bareSql } from './bareSql.ts';
import { activeIds } from './fill.ts';
import { type Cost, measure, type Task } from './measure.ts';

/**
 * The same work driven by plainjob: a job per account that is due, whose worker asks our rules, does the bare SQL and adds the account's
 * next job with its delay. Set up as well as it can be: on the connection of the work itself (a file of its own makes it no faster, and
 * then a job and its work could not be lost together), nothing logged, no calls back, looking for new jobs each millisecond, jobs that
 * are done left where they are. One worker, because providers that answer at once leave nothing for a second one to fill.
 */
export async function plainjob({ path, accounts, active, comments }: Task): Promise<Cost> {
  const world = instantProviders({
    clock: systemClock,
    random: seeded(1),
    postEvery: 1,
    pageSize: 5,
    isFresh: true,
  });
  const driver = new SqliteDatabase(path);
  const sql = bareSql(driver);
  const silent = { error: console.error, warn: () => {}, info: () => {}, debug: () => {} };
  const queue = defineQueue({ connection: better(driver as never), logger: silent });

  async function turn(accountId: string): Promise<number> {
    const now = Date.now();
    const view = sql.readView(accountId);
    const { userId } = view.account;
    const window = currentWindow(view, now);
    const windowDay = window?.day ?? '';
    const used = { Search: 0, Monitor: 0 };
    for (const { category, n } of sql.begin(accountId, windowDay) as { category: 'Search'; n: number }[])
      used[category] = n;
    const verdict = mayAct(view, window, used, now);
    const rules = settingsOf(view);
    const again = rules.timing.timeBetweenComments[0] ?? 1;
    if (!verdict.act) return again;
    sql.showWorking(userId, accountId, now);
    const source = rules.searchUrls[view.automation.searchTurn % rules.searchUrls.length] ?? '';
    const { posts } = await world.network.searchPosts(accountId, source);
    const found = sql.readKnown(
      userId,
      accountId,
      posts.flatMap(postIds),
      posts.map(({ author }) => author.id),
      now,
    );
    const known = { ...found, own: view.account.providerId, others: new Set<string>(), closed: new Map() };
    const judged = newestFirst(posts).map((post) => ({ post, ...judgePost(post, rules, known, now) }));
    const post = judged.find(({ reason }) => reason === 'newer_first')?.post;
    if (!post) return again;
    const { postId, url: postUrl, author } = post;
    const intent = {
      id: newId(now),
      accountId,
      userId,
      postId,
      postUrl,
      posterId: author.id,
      posterName: author.name,
      source,
      windowDay,
    };
    sql.reserve(intent, now);
    const lines = judged.map(({ post: { postId, url, text, postedAt, author }, reason }) => {
      return {
        postId,
        postUrl: url,
        posterName: author.name,
        excerpt: text.slice(0, 200),
        postedAt,
        source,
        reason,
      };
    });
    sql.recordSeen(accountId, lines, now);
    const written = await writeComment(world.writer, {
      prompt: rules.prompt,
      post,
      earlier: sql.latestTexts(accountId),
    });
    if (!('receipt' in written)) return again;
    sql.send(intent.id, accountId, written.comment, JSON.stringify(written.receipt), now);
    // What the network will not take is left alone.
    const answer = await world.network
      .comment(accountId, postId, written.comment)
      .catch(() => ({ commentId: null }));
    sql.confirm(intent, answer.commentId ?? '', now, now + again * 60_000);
    sql.release(userId, accountId, now + again * 60_000, now, view.automation.searchTurn + 1);
    return again;
  }

  // Its worker goes from job to job without a pause in which a timer could look, so each job looks whether it was the last.
  let reached = () => {};
  let goal = Number.POSITIVE_INFINITY;
  const reach = (total: number) =>
    new Promise<void>((resolve) => {
      [goal, reached] = [total, resolve];
    });
  const worker = defineWorker(
    'turn',
    async ({ data }) => {
      const { accountId } = JSON.parse(data) as { accountId: string };
      const minutes = await turn(accountId);
      queue.add('turn', { accountId }, { delay: minutes * 60_000 });
      if (world.ledger.length >= goal) reached();
    },
    { queue, logger: silent, pollIntervall: 1 },
  );
  for (const accountId of activeIds(accounts, active))
    world.addMember({
      accountId,
      memberId: accountId.replace('a', 'ACoOwn'),
      siblings: [accountId.replace('a', 'ACoOwn')],
    });
  driver.transaction(() => {
    for (const accountId of activeIds(accounts, active)) queue.add('turn', { accountId });
  })();
  const running = worker.start();
  await reach(comments / 5);
  const before = world.ledger.length;
  const cost = await measure(async () => {
    await reach(before + comments);
    return world.ledger.length - before;
  });
  await worker.stop();
  await running;
  queue.close();
  return cost;
}
