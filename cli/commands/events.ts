import type { AutomationEvent } from '../../server/automation/controls/schemas.ts';
import { accountFlag, findAccounts, listAccounts } from '../accountRef.ts';
import type { Context } from '../command.ts';
import { command, fieldsOf } from '../command.ts';
import { usage } from '../errors.ts';
import { follow, type Happened } from '../eventStream.ts';
import { localTime, pick, safeJson } from '../text.ts';

const longestKind = 'comment_unknown'.length;

type Options = { follow?: boolean; after?: string; account?: string };

export default [
  command<Options>({
    name: 'events',
    about: 'Print the events of your accounts, one per line.',
    details:
      '--follow continues until Ctrl-C and reconnects without losing events. --after continues an earlier run from the ID of the last event seen.',
    flags: [
      { flags: '-F, --follow', about: 'wait for new events' },
      { flags: '--after <id>', about: 'start after this event; 0 starts with the oldest stored event' },
      accountFlag,
    ],
    fields: {
      id: 'ID of the event, increasing',
      event: '`state`, `comment_posted`, `comment_unknown`, `post_skipped`, `fault`, `draft` or `autonomy`',
      ...fieldsOf<AutomationEvent>({
        accountId: 'ID of the account',
        at: 'time of the event',
        message: 'description',
        running: 'for `state`',
        state: 'for `state`',
        nextActionAt: 'for `state`',
        commentId: 'for events about a comment',
        category: '`Monitor` or `Search`',
        postUrl: 'for events about a post',
        posterName: 'author of the post',
        comment: 'text of the comment',
        reason: 'reason code',
        source: 'for `autonomy`: the search link or profile',
      }),
    },
    examples: [
      'chimein events',
      'chimein events --follow --json',
      'chimein events --after 0 --json id,event,message',
    ],
    run: showEvents,
  }),
];

/** With --json, one object per line, because an endless stream can't close an array. */
async function showEvents(context: Context, options: Options): Promise<void> {
  const { io, out, client } = context;
  if (options.after !== undefined && !/^\d+$/.test(options.after))
    throw usage(`--after '${options.after}' is not an event ID.`);
  const accounts = out.isJson && options.account === undefined ? [] : await listAccounts(client());
  const [only] = options.account === undefined ? [] : findAccounts(accounts, [options.account]);
  const names = new Map(accounts.map(({ accountId, name }) => [accountId, name]));
  const nameOf = (id: string) => names.get(id) ?? id;
  const show = (event: Happened) => {
    if (only && event.accountId !== only.accountId) return;
    if (out.isJson) out.data(`${safeJson(pick(event, out.fields), 0)}\n`);
    else
      out.line(
        `${localTime(event.at)}  ${nameOf(event.accountId)}  ${event.event.padEnd(longestKind)}  ${event.message}`,
      );
  };
  const after = options.after ?? (options.follow ? undefined : '0');
  for await (const event of follow(context, after)) {
    if (event) show(event);
    else if (!options.follow) return;
  }
  // Ctrl-C ends it.
  io.exitCode = 130;
}
