import { createHash } from 'node:crypto';
import { z } from 'zod';
import {
  type Change,
  changesBetween,
  type SaveSettingsInput,
  type Settings,
  SettingsPayload,
  Timing,
} from '../../accounts/settings/schemas.ts';
import { account, confirm, findAccount } from './inputs.ts';
import { type Api, readTool, type Tool, ToolError, writeTool } from './tool.ts';

const wanted = z
  .strictObject({ ...SettingsPayload.partial().shape, timing: Timing.partial().optional() })
  .describe('Only the fields to change. A list replaces the whole list');

type Proposal = {
  accountId: string;
  name: string;
  changes: Change[];
  proposal: string;
  payload: SettingsPayload;
};

async function propose(
  api: Api,
  { account: ref, settings }: { account?: string | undefined; settings: z.output<typeof wanted> },
): Promise<Proposal> {
  const { accountId, name } = await findAccount(api, ref);
  const { accountId: _, ...before } = await api.get<Settings>('/api/settings', { query: { accountId } });
  const payload = { ...before, ...settings, timing: { ...before.timing, ...settings.timing } };
  const changes = changesBetween(before, payload);
  const text = JSON.stringify([accountId, before, changes]);
  return {
    accountId,
    name,
    changes,
    proposal: createHash('sha256').update(text).digest('hex').slice(0, 16),
    payload,
  };
}

export const settings: Tool[] = [
  readTool({
    name: 'get_settings',
    title: "An account's settings",
    description:
      'The working hours, intervals, search links, monitored profiles, daily limits, prompt, and the posts to avoid.',
    input: z.strictObject({ account: account.optional() }),
    async run(api, { account: ref }) {
      const { accountId } = await findAccount(api, ref);
      return api.get<Settings>('/api/settings', { query: { accountId } });
    },
  }),
  readTool({
    name: 'propose_settings',
    title: 'Compare new settings',
    description:
      'Answers the changes that new settings would make, and a `proposal` for apply_settings. Saves nothing.',
    input: z.strictObject({ account: account.optional(), settings: wanted }),
    async run(api, input) {
      const { payload: _, ...shown } = await propose(api, input);
      return shown;
    },
  }),
  writeTool({
    name: 'apply_settings',
    title: 'Save new settings',
    description:
      'Saves the settings of propose_settings. Fails with `conflict` if the settings or the changes are not those of the proposal.',
    input: z.strictObject({
      account: account.optional(),
      settings: wanted,
      proposal: z.string().max(100).describe('From propose_settings'),
      confirm,
    }),
    async run(api, input) {
      const { payload, ...found } = await propose(api, input);
      const { accountId, name, changes, proposal } = found;
      if (proposal !== input.proposal)
        throw new ToolError('conflict', 'This is not the proposal of these settings. Propose them again.');
      return {
        would: `change ${changes.length} settings of ${name}`,
        preview: found,
        async perform() {
          const body: SaveSettingsInput = { accountId, payload };
          if (changes.length > 0) await api.write<Settings>('POST', '/api/settings', body);
          return found;
        },
      };
    },
  }),
];
