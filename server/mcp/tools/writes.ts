import { z } from 'zod';
import type { Account } from '../../accounts/schemas.ts';
import type { Automation, UserSwitch } from '../../automation/controls/schemas.ts';
import { type DraftDetails, EditDraftInput } from '../../automation/drafts/schemas.ts';
import { AcceptProposalInput, type Proposal } from '../../automation/learning/schemas.ts';
import type { ReplyThread } from '../../history/replies/schemas.ts';
import { type RetiredSource, SourceToRetire } from '../../history/results/schemas.ts';
import {
  account,
  cut,
  findAccount,
  id,
  idsOf,
  listAccounts,
  pickAccount,
  postUrl,
  unique,
} from './inputs.ts';
import { type Api, onEach, type Tool, ToolError, writeTool } from './tool.ts';

const draftPath = (id: string) => `/api/drafts/${encodeURIComponent(id)}`;
const replyPath = (id: string) => `/api/replies/${encodeURIComponent(id)}`;
const count = (many: number, noun: string) =>
  many === 1 ? `1 ${noun}` : `${many} ${noun.replace(/y$/, 'ie')}s`;

async function readDrafts(api: Api, ids: string[]) {
  const drafts: DraftDetails[] = [];
  for (const id of ids) drafts.push(await api.get<DraftDetails>(draftPath(id)));
  return drafts.map(draftOf);
}

function draftOf({ _id, state, accountId, posterName, postUrl, postText, comment, checks }: DraftDetails) {
  const failedChecks = failedOf(checks);
  return { _id, state, accountId, posterName, postUrl, postText: cut(postText), comment, failedChecks };
}

const failedOf = (checks: DraftDetails['checks']) =>
  checks.filter(({ ok }) => !ok).map(({ check, detail }) => ({ check, detail }));

const chosen = z
  .array(account)
  .min(1)
  .max(20)
  .describe('IDs, e-mails or names of the accounts, as in get_status');

const switches = (['start', 'pause'] as const).map((verb) =>
  writeTool({
    name: `${verb}_accounts`,
    title: verb === 'start' ? 'Start accounts' : 'Pause accounts',
    description:
      verb === 'start'
        ? 'Starts the automation: the accounts write comments within their working hours and limits.'
        : 'Pauses the automation: the accounts write no more comments.',
    input: z.strictObject({ accounts: chosen }),
    openWorld: verb === 'start',
    async run(api, { accounts: refs }) {
      const all = await listAccounts(api);
      const accounts: Account[] = unique(refs.map((ref) => pickAccount(all, ref).accountId)).map((id) =>
        pickAccount(all, id),
      );
      const path = `/api/automation/${verb === 'start' ? 'start' : 'stop'}`;
      return {
        would: `${verb} ${accounts.map(({ name }) => name).join(', ')}`,
        preview: {
          accounts: accounts.map(({ accountId, name, running, review, state: { text: _, ...state } }) => ({
            ...{ accountId, name, running, review, state },
          })),
        },
        shown: accounts.map(({ accountId, name }) => [accountId, name]),
        perform: () =>
          onEach(
            api,
            accounts,
            async ({ accountId, name }) => {
              const body = { accountId };
              const { running, state, nextActionAt } = await api.write<Automation>('POST', path, body);
              const { text: _, ...shown } = state;
              return { accountId, name, running, state: shown, nextActionAt };
            },
            ({ accountId, name }) => ({ accountId, name }),
          ),
      };
    },
  }),
);

const stops = (['stop', 'resume'] as const).map((verb) =>
  writeTool({
    name: verb === 'stop' ? 'pause_all' : 'resume_all',
    title: verb === 'stop' ? 'Stop all accounts' : 'Resume all accounts',
    description:
      verb === 'stop'
        ? 'Stops all comments of all accounts at once, approved drafts too. Use it in an emergency.'
        : 'Ends the stop of pause_all. Accounts that were started go on.',
    input: z.strictObject({}),
    openWorld: verb === 'resume',
    async run(api) {
      const { stopped, since } = await api.get<UserSwitch>('/api/automation/switch');
      return {
        would: `${verb} all accounts`,
        preview: { stopped, since },
        shown: verb,
        async perform() {
          const body = { stopped: verb === 'stop' };
          const now = await api.write<UserSwitch>('PUT', '/api/automation/switch', body);
          return { stopped: now.stopped, since: now.since };
        },
      };
    },
  }),
);

/** Decisions that the API takes draft by draft. */
const decisions = (
  [
    [
      'approve',
      'approved',
      'Approves drafts; each is posted on LinkedIn in one of the next slots of its account.',
    ],
    [
      'discard',
      'discarded',
      'Discards drafts. They are never posted, and no account comments on their posts.',
    ],
    [
      'hold',
      'held',
      'Holds drafts, or stops approved ones that are not posted yet. They wait for a decision.',
    ],
  ] as const
).map(([verb, done, description]) =>
  writeTool({
    name: `${verb}_drafts`,
    title: `${verb[0]?.toUpperCase()}${verb.slice(1)} drafts`,
    description,
    scope: 'review',
    input: z.strictObject({ ids: idsOf('list_drafts') }),
    openWorld: verb === 'approve',
    destroys: verb !== 'hold',
    async run(api, { ids: given }) {
      const ids = unique(given);
      const drafts = await readDrafts(api, ids);
      const forWhat = verb === 'approve' ? ', to be posted on LinkedIn' : '';
      return {
        would: `${verb} ${count(ids.length, 'draft')}${forWhat}`,
        preview: { drafts },
        shown: drafts.map(({ _id, comment, postUrl }) => [_id, comment, postUrl]),
        perform: () =>
          onEach(
            api,
            ids,
            async (id) => {
              await api.write<DraftDetails>('POST', `${draftPath(id)}/${verb}`, {});
              return { _id: id, [done]: true };
            },
            (id) => ({ _id: id, [done]: false }),
          ),
      };
    },
  }),
);

export const writes: Tool[] = [
  ...decisions,
  writeTool({
    name: 'edit_draft',
    scope: 'review',
    title: 'Edit a draft',
    description: 'Replaces the text of a draft and answers its checks. Earlier versions are kept.',
    input: z.strictObject({ id, comment: EditDraftInput.shape.comment }),
    async run(api, { id, comment }) {
      const [draft] = await readDrafts(api, [id]);
      return {
        would: 'replace the text of the draft',
        preview: { draft, newComment: comment },
        shown: [id, draft?.comment, comment],
        isDone: draft?.comment === comment,
        async perform() {
          const { checks, state } = await api.write<DraftDetails>('PUT', draftPath(id), { comment });
          return { _id: id, state, comment, failedChecks: failedOf(checks) };
        },
      };
    },
  }),
  writeTool({
    name: 'keep_comment',
    title: 'Keep a comment as a draft',
    description:
      'Keeps a comment on a post, such as that of preview_comment, as a draft. approve_drafts posts it.',
    input: z.strictObject({ account: account.optional(), postUrl, comment: EditDraftInput.shape.comment }),
    openWorld: true,
    async run(api, { account: ref, postUrl, comment }) {
      const { accountId, name } = await findAccount(api, ref);
      const body = { accountId, postUrl, comment };
      return {
        would: `keep the comment as a draft of ${name}`,
        preview: { ...body, name },
        shown: [accountId, postUrl, comment],
        async perform(token) {
          const draft = await api.write<DraftDetails>('POST', '/api/drafts', body, token);
          return { draft: draftOf(draft) };
        },
      };
    },
  }),
  writeTool({
    name: 'decide_proposal',
    title: 'Decide about a line for the writer',
    description:
      'Accepts a line that edits propose, dismisses it, or takes an accepted one back. Only the owner can.',
    input: z.strictObject({
      id,
      decision: z.enum(['accept', 'dismiss', 'take_back']),
      line: AcceptProposalInput.shape.line,
    }),
    async run(api, { id, decision, line }) {
      const { rows } = await api.list<Proposal>('/api/proposals');
      const proposal = rows.find(({ _id }) => _id === id);
      if (!proposal)
        throw new ToolError('not_found', `There is no proposal '${id}'. list_proposals lists them.`);
      const { accountName, state, line: proposed } = proposal;
      const body = decision === 'accept' && line !== undefined ? { line } : {};
      const done = { accept: 'accepted', dismiss: 'dismissed', take_back: 'taken_back' }[decision];
      return {
        would: `${decision.replace('_', ' ')} the line`,
        preview: { _id: id, account: accountName, state, line: line ?? proposed },
        shown: [id, decision, line ?? proposed],
        isDone: state === done,
        async perform() {
          const path = `/api/proposals/${encodeURIComponent(id)}/${decision.replace('_', '-')}`;
          const decided = await api.write<Proposal>('POST', path, body);
          return { _id: id, state: decided.state, line: decided.line };
        },
      };
    },
  }),
  writeTool({
    name: 'handle_replies',
    scope: 'review',
    title: 'Mark replies as handled',
    description: 'Marks replies as handled, or as open again. It answers nobody: people answer on LinkedIn.',
    input: z.strictObject({ ids: idsOf('list_replies'), handled: z.boolean().default(true) }),
    async run(api, { ids: given, handled }) {
      const ids = unique(given);
      const replies: ReplyThread[] = [];
      for (const id of ids) replies.push(await api.get<ReplyThread>(replyPath(id)));
      const shown = replies.map(({ _id, authorName, text, handledAt }) => ({
        ...{ _id, authorName, text: cut(text), handledAt },
      }));
      return {
        would: `mark ${count(ids.length, 'reply')} as ${handled ? 'handled' : 'open'}`,
        preview: { replies: shown },
        shown: [handled, replies.map(({ _id, text }) => [_id, text])],
        perform: () =>
          onEach(
            api,
            ids,
            async (id) => {
              await api.write<object>('PUT', replyPath(id), { handled });
              return { _id: id, handled };
            },
            (id) => ({ _id: id, handled: !handled }),
          ),
      };
    },
  }),
  writeTool({
    name: 'retire_source',
    title: 'Retire a source',
    description:
      'Takes a search link or a profile out of the settings, as get_results suggests. It can be put back in the browser.',
    input: z.strictObject({
      account: account.optional(),
      kind: SourceToRetire.shape.kind,
      source: SourceToRetire.shape.source,
    }),
    async run(api, { account: ref, kind, source }) {
      const { accountId, name } = await findAccount(api, ref);
      const { searchUrls, searchProfiles } = await api.get<Record<'searchUrls' | 'searchProfiles', string[]>>(
        '/api/settings',
        { query: { accountId } },
      );
      const body = { accountId, kind, source };
      return {
        would: `take ${source} out of the settings of ${name}`,
        preview: { ...body, name },
        shown: [accountId, kind, source],
        isDone: !(kind === 'search' ? searchUrls : searchProfiles).includes(source),
        perform: () => api.write<RetiredSource>('POST', '/api/results/retire', body),
      };
    },
  }),
  ...switches,
  ...stops,
];
