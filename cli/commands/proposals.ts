import { type Proposal, proposalStates } from '../../server/automation/learning/schemas.ts';
import { accountFlag, findAccount, listAccounts } from '../accountRef.ts';
import { type Context, command, fieldsOf, type Group } from '../command.ts';
import { readPages } from '../pages.ts';
import { perform, type Step } from '../perform.ts';

const proposalFields = fieldsOf<Proposal>({
  _id: 'ID of the proposal',
  id: 'the same',
  accountId: 'ID of the account',
  accountName: 'name of the account',
  state: '`open`, `accepted`, `dismissed` or `taken_back`',
  kind: 'kind of habit',
  line: 'line for the writer, or null for viewers',
  lineText: 'key and values of the line',
  changed: 'how many of the latest comments with it were changed',
  of: 'the number of these comments',
  evidence: '`[{commentId, before, after}]`, or null for viewers',
  diff: '`[{value, added}]`: what the writer gets with the line',
  createdAt: 'time of the proposal',
  decidedAt: 'time of the decision, or null',
});
const id = { name: 'proposal', about: 'ID, as in `proposals list`' } as const;

type ListOptions = { state: string; account?: string; limit: string };

const proposals: Group = {
  name: 'proposals',
  about: 'Lines for the writer that your edits propose.',
  commands: [
    command<ListOptions>({
      name: 'list',
      about: 'List proposed lines, newest first.',
      flags: [
        { flags: '--state <state>', about: 'state of the lines', choices: proposalStates, default: 'open' },
        accountFlag,
        { flags: '--limit <number>', about: 'maximum number of rows; 0 for all', default: '30' },
      ],
      fields: proposalFields,
      examples: ['chimein proposals list', 'chimein proposals list --state accepted --json line'],
      async run({ out, client: signedIn }, { state, account, limit }) {
        const client = signedIn();
        const accountId =
          account === undefined ? undefined : findAccount(await listAccounts(client), account).accountId;
        const { rows } = await readPages<Proposal>(client, '/api/proposals', { state, accountId }, limit);
        show(out, rows);
        if (rows.length === 0) out.note('There are no such lines.');
      },
    }),
    command<{ line?: string }, [string]>({
      name: 'accept',
      about: 'Accept a line, which the writer gets from now on.',
      arguments: [id],
      flags: [{ flags: '--line <text>', about: 'the line in other words' }],
      fields: proposalFields,
      writes: true,
      examples: [
        'chimein proposals accept "$PROPOSAL"',
        'chimein proposals accept "$OTHER_PROPOSAL" --line "Ask nothing at the end."',
      ],
      run: (context, { line }, ref) => decide(context, ref, 'accept', line === undefined ? {} : { line }),
    }),
    command<object, [string]>({
      name: 'dismiss',
      about: 'Dismiss a line. It is not proposed again.',
      arguments: [id],
      fields: proposalFields,
      writes: true,
      examples: ['chimein proposals dismiss "$UNWANTED_PROPOSAL"'],
      run: (context, _options, ref) => decide(context, ref, 'dismiss', {}),
    }),
    command<object, [string]>({
      name: 'take-back',
      about: 'Take an accepted line from the writer.',
      arguments: [id],
      fields: proposalFields,
      writes: true,
      examples: ['chimein proposals take-back "$LEARNED"'],
      run: (context, _options, ref) => decide(context, ref, 'take-back', {}),
    }),
  ],
};

export default [proposals];

async function decide(context: Context, ref: string, verb: string, body: Step['body']): Promise<void> {
  const step: Step = {
    does: `${verb.replace('-', ' ')} the proposed line ${ref}`,
    method: 'POST',
    path: `/api/proposals/${encodeURIComponent(ref)}/${verb}`,
    body,
  };
  const proposal = await perform<Proposal>(context, step);
  if (proposal) context.out.object(proposal, () => context.out.note(`${proposal.line} (${proposal.state})`));
}

function show(out: Context['out'], rows: Proposal[]): void {
  out.list(rows, [
    { title: 'ID', value: ({ _id }) => _id, style: () => 'dim' },
    { title: 'ACCOUNT', flexible: true, value: ({ accountName }) => accountName },
    { title: 'LINE', flexible: true, value: ({ line }) => line ?? '' },
    { title: 'CHANGED', value: ({ changed, of }) => `${changed} of ${of}` },
  ]);
}
