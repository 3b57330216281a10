import { z } from 'zod';
import {
  type Change,
  changesBetween,
  type SaveSettingsInput,
  Settings,
  SettingsPayload,
  Timing,
} from '../../accounts/settings/schemas.ts';
import { account, findAccount } from './inputs.ts';
import { plain } from './plain.ts';
import { type Api, readTool, type Tool, writeTool } from './tool.ts';

const wanted = z
  .strictObject({ ...SettingsPayload.partial().shape, timing: Timing.partial().optional() })
  .describe('Only the fields to change. A list replaces the whole list');

type Proposal = { accountId: string; name: string; changes: Change[]; payload: SettingsPayload };

async function propose(
  api: Api,
  { account: ref, settings }: { account?: string | undefined; settings: z.output<typeof wanted> },
): Promise<Proposal> {
  const { accountId, name } = await findAccount(api, ref);
  const {
    accountId: _,
    id: __,
    ...before
  } = await api.get<Settings>('/api/settings', { query: { accountId } });
  const payload = { ...before, ...settings, timing: { ...before.timing, ...settings.timing } };
  return { accountId, name, changes: changesBetween(before, payload), payload };
}

/** The whole settings that it leads to: a change by somebody else since then leads elsewhere. */
const shownOf = ({ accountId, payload }: Proposal) => [accountId, payload];
const change = z.object({ path: z.string(), from: z.unknown(), to: z.unknown() });

export const settings: Tool[] = [
  readTool({
    name: 'get_settings',
    title: "An account's settings",
    description:
      'The working hours, intervals, search links, monitored profiles, daily limits, prompt, and the posts to avoid.',
    input: z.strictObject({ account: account.optional() }),
    output: plain(Settings),
    async run(api, { account: ref }) {
      const { accountId } = await findAccount(api, ref);
      return api.get<Settings>('/api/settings', { query: { accountId } });
    },
  }),
  readTool({
    name: 'propose_settings',
    title: 'Compare new settings',
    description:
      'Answers the changes that new settings would make, and the token for apply_settings. Saves nothing. Check a new profile with check_profile.',
    input: z.strictObject({ account: account.optional(), settings: wanted }),
    output: z.object({
      accountId: z.string(),
      name: z.string(),
      changes: z.array(change),
      token: z.string(),
      tokenEndsAt: z.string(),
    }),
    async run(api, input) {
      const found = await propose(api, input);
      return { ...found, ...api.sign(['apply_settings', shownOf(found)]) };
    },
  }),
  writeTool({
    name: 'apply_settings',
    title: 'Save new settings',
    description:
      'Saves the settings of propose_settings. Fails with `conflict` if they would lead to other settings than those shown.',
    input: z.strictObject({ account: account.optional(), settings: wanted }),
    destroys: true,
    async run(api, input) {
      const proposal = await propose(api, input);
      const { accountId, name, changes, payload } = proposal;
      const preview = { accountId, name, changes };
      return {
        would: `change ${changes.length} settings of ${name}`,
        preview,
        shown: shownOf(proposal),
        async perform() {
          const body: SaveSettingsInput = { accountId, payload };
          if (changes.length > 0) await api.write<Settings>('POST', '/api/settings', body);
          return preview;
        },
      };
    },
  }),
];
