import { z } from 'zod';
import type { Account } from '../../accounts/schemas.ts';
import { type DraftDetails, EditDraftInput } from '../../automation/drafts/schemas.ts';
import type { Automation } from '../../automation/engine/schemas.ts';
import { account, confirm, draftIds, listAccounts, pickAccount } from './inputs.ts';
import { type Api, onEach, type Tool, writeTool } from './tool.ts';

const draftPath = (id: string) => `/api/drafts/${encodeURIComponent(id)}`;
const count = (many: number, noun: string) => (many === 1 ? `1 ${noun}` : `${many} ${noun}s`);
const unique = (ids: string[]) => [...new Set(ids)];

async function readDrafts(api: Api, ids: string[]) {
  const drafts: DraftDetails[] = [];
  for (const id of ids) drafts.push(await api.get<DraftDetails>(draftPath(id)));
  return drafts.map(({ _id, state, accountId, posterName, postUrl, postText, comment, checks }) => {
    const failedChecks = checks.filter(({ ok }) => !ok);
    return { _id, state, accountId, posterName, postUrl, postText, comment, failedChecks };
  });
}

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
    input: z.strictObject({ accounts: chosen, confirm }),
    async run(api, { accounts: refs }) {
      const all = await listAccounts(api);
      const accounts: Account[] = unique(refs.map((ref) => pickAccount(all, ref).accountId)).map((id) =>
        pickAccount(all, id),
      );
      const path = `/api/automation/${verb === 'start' ? 'start' : 'stop'}`;
      return {
        would: `${verb} ${accounts.map(({ name }) => name).join(', ')}`,
        preview: {
          accounts: accounts.map(({ accountId, name, running, review, state }) => ({
            accountId,
            name,
            running,
            review,
            state,
          })),
        },
        perform: () =>
          onEach(
            api,
            accounts,
            async ({ accountId, name }) => {
              const body = { accountId };
              const { running, state, nextActionAt } = await api.write<Automation>('POST', path, body);
              return { accountId, name, running, state, nextActionAt };
            },
            ({ accountId, name }) => ({ accountId, name }),
          ),
      };
    },
  }),
);

export const writes: Tool[] = [
  writeTool({
    name: 'approve_drafts',
    title: 'Approve drafts',
    description: 'Approves drafts; each is posted on LinkedIn in one of the next slots of its account.',
    input: z.strictObject({ ids: draftIds, confirm }),
    openWorld: true,
    async run(api, { ids: given }) {
      const ids = unique(given);
      const drafts = await readDrafts(api, ids);
      return {
        would: `approve ${count(ids.length, 'draft')}, to be posted on LinkedIn`,
        preview: { drafts },
        perform: () =>
          onEach(
            api,
            ids,
            async (id) => {
              await api.write<DraftDetails>('POST', `${draftPath(id)}/approve`, {});
              return { _id: id, approved: true };
            },
            (id) => ({ _id: id, approved: false }),
          ),
      };
    },
  }),
  writeTool({
    name: 'edit_draft',
    title: 'Edit a draft',
    description: 'Replaces the text of a draft and answers its checks. Earlier versions are kept.',
    input: z.strictObject({
      id: z.string().min(1).max(100),
      comment: EditDraftInput.shape.comment,
      confirm,
    }),
    async run(api, { id, comment }) {
      const [draft] = await readDrafts(api, [id]);
      return {
        would: 'replace the text of the draft',
        preview: { draft, newComment: comment },
        async perform() {
          const { checks, diff, state } = await api.write<DraftDetails>('PUT', draftPath(id), { comment });
          return { _id: id, state, comment, checks, diff };
        },
      };
    },
  }),
  writeTool({
    name: 'discard_drafts',
    title: 'Discard drafts',
    description: 'Discards drafts. They are never posted, and no account comments on their posts.',
    input: z.strictObject({ ids: draftIds, confirm }),
    async run(api, { ids: given }) {
      const ids = unique(given);
      const drafts = await readDrafts(api, ids);
      return {
        would: `discard ${count(ids.length, 'draft')}`,
        preview: { drafts },
        perform: () =>
          onEach(
            api,
            ids,
            async (id) => {
              await api.write<DraftDetails>('POST', `${draftPath(id)}/discard`, {});
              return { _id: id, discarded: true };
            },
            (id) => ({ _id: id, discarded: false }),
          ),
      };
    },
  }),
  ...switches,
];
