import { parseProfileUrl, profileKey } from '../../server/accounts/settings/limits.ts';
import { type OptOut, optOutStates } from '../../server/automation/optOuts/schemas.ts';
import { type Context, command, fieldsOf, type Group } from '../command.ts';
import { CliError } from '../errors.ts';
import { readLimit } from '../pages.ts';
import { perform } from '../perform.ts';
import { localTime } from '../text.ts';

const optOutFields = fieldsOf<OptOut>({
  id: 'ID of the request',
  profileUrl: 'address of the profile',
  state: `\`${optOutStates.join('`, `')}\``,
  code: 'code that the author shows in the profile; null for an entry by an admin',
  createdAt: 'time of the request',
  decidedAt: 'time of the decision',
});
const which = { name: 'optOut', about: 'its ID, or the address of the profile' };

type ListOptions = { state?: string; limit: string };

const decisions = (['accept', 'reject'] as const).map((verb) =>
  command<object, [string]>({
    name: verb,
    about:
      verb === 'accept'
        ? 'Accept a request: nobody here comments on the posts of the author.'
        : 'Reject a request. The author sees the decision for 30 days.',
    arguments: [which],
    fields: optOutFields,
    writes: true,
    examples: [`chimein opt-outs ${verb} https://www.linkedin.com/in/quinn-quiet --dry-run`],
    run: async (context, _options, ref) =>
      change(context, { does: `${verb} ${ref}`, path: `${await pathOf(context, ref)}/${verb}`, body: {} }),
  }),
);

const optOuts: Group = {
  name: 'opt-outs',
  about: 'For admins: authors who do not want comments.',
  commands: [
    command<ListOptions>({
      name: 'list',
      about: 'List the authors who opted out, and their requests, newest first.',
      flags: [
        { flags: '--state <state>', about: 'only this state', choices: optOutStates },
        { flags: '--limit <number>', about: 'maximum number of rows', default: '100' },
      ],
      fields: optOutFields,
      examples: ['chimein opt-outs list', 'chimein opt-outs list --state waiting --json id,profileUrl'],
      run: listOptOuts,
    }),
    command<object, [string]>({
      name: 'add',
      about: 'Opt an author out: nobody here comments on their posts.',
      arguments: [{ name: 'profileUrl', about: 'address of the LinkedIn profile or page' }],
      fields: optOutFields,
      writes: true,
      examples: ['chimein opt-outs add https://www.linkedin.com/in/ada-okafor'],
      run: (context, _options, profileUrl) =>
        change(context, { does: `opt ${profileUrl} out`, path: '/api/admin/opt-out', body: { profileUrl } }),
    }),
    ...decisions,
    command<object, [string]>({
      name: 'remove',
      about: 'Remove an opt-out: accounts may comment on the posts of the author again.',
      arguments: [which],
      fields: { optOut: 'as given' },
      writes: true,
      proof: true,
      examples: [
        'chimein opt-outs remove https://www.linkedin.com/in/quinn-quiet --dry-run',
        'chimein opt-outs remove https://www.linkedin.com/in/ada-okafor',
      ],
      run: removeOptOut,
    }),
  ],
};

export default [optOuts];

/** The path of an opt-out. If a profile has several, prefers an active or waiting one. */
async function pathOf({ client: signedIn }: Context, ref: string): Promise<string> {
  const client = signedIn();
  const identifier = parseProfileUrl(ref)?.identifier;
  let id = ref;
  if (identifier !== undefined) {
    const query = { filter: JSON.stringify({ q: identifier }) };
    const { rows } = await client.list<OptOut>('/api/admin/opt-outs', { query });
    const found = rows.filter(({ profileUrl }) => profileKey(profileUrl) === profileKey(ref));
    const best = found.find(({ state }) => state === 'active' || state === 'waiting') ?? found[0];
    if (!best) throw new CliError('not_found', `There is no opt-out of ${ref}.`);
    id = best.id;
  }
  return `/api/admin/opt-out/${encodeURIComponent(id)}`;
}

async function listOptOuts({ out, client }: Context, { state, limit }: ListOptions): Promise<void> {
  const most = Math.min(readLimit(limit), 1000);
  const query = { range: `[0,${most - 1}]`, filter: JSON.stringify({ state }) };
  const { rows, total } = await client().list<OptOut>('/api/admin/opt-outs', { query });
  show(out, rows);
  if (rows.length === 0) out.note('There are no such opt-outs.');
  else if (rows.length < total) out.note(`${rows.length} of ${total} opt-outs.`);
}

function show(out: Context['out'], rows: OptOut[]): void {
  out.list(rows, [
    { title: 'ID', value: (row) => row.id, style: () => 'dim' },
    { title: 'STATE', value: (row) => row.state },
    { title: 'REQUESTED', value: (row) => localTime(row.createdAt) },
    { title: 'PROFILE', flexible: true, value: (row) => row.profileUrl },
    { title: 'CODE', value: (row) => row.code ?? '-' },
  ]);
}

async function change(
  context: Context,
  { does, path, body }: { does: string; path: string; body: object },
): Promise<void> {
  const changed = await perform<OptOut>(context, { does, method: 'POST', path, body });
  if (changed) context.out.object(changed, () => show(context.out, [changed]));
}

async function removeOptOut(context: Context, _options: object, ref: string): Promise<void> {
  const path = await pathOf(context, ref);
  const step = { does: `remove the opt-out ${ref}`, method: 'DELETE', path } as const;
  const done = await perform<object>(context, step);
  if (done) context.out.object({ optOut: ref }, () => context.out.line('Removed.'));
}
