/** ops: for admins, how the server is, what is paid for, and the brake. */

import type { z } from 'zod';
import type { OperatorSwitch } from '../../server/automation/schemas.ts';
import type { Difference, Reconciled } from '../../server/billing/schemas.ts';
import { command, fieldsOf, type Group } from '../command.ts';
import type { Context } from '../context.ts';
import { CliError } from '../errors.ts';
import type { Column } from '../output.ts';
import { perform } from '../perform.ts';
import { localTime } from '../text.ts';

type Health = {
  status: string;
  version: string;
  providers: Record<string, string>;
  engine: { state: string; heartbeatAt: string | null; oldestDueSeconds: number };
};
type StopOptions = { reason?: string; release?: boolean };

const ops: Group = {
  name: 'ops',
  about: 'For admins: how the server is, what is paid for, and the brake.',
  commands: [
    command({
      name: 'health',
      about: 'Whether the server can serve and its engine works; exits 7 while it can not. Needs no sign-in.',
      fields: fieldsOf<Health>({
        status: '`ok`',
        version: 'of the server',
        providers: 'each `live` or `sandbox`',
        engine: '`{state, heartbeatAt, oldestDueSeconds}`',
      }),
      examples: ['chimein ops health', 'chimein ops health --json engine'],
      run: showHealth,
    }),
    command<{ repair?: boolean }>({
      name: 'reconcile',
      about:
        'What the payments provider and the server hold differently; exits 10 when something is left so.',
      flags: [{ flags: '--repair', about: 'mend what can be mended' }],
      fields: {
        checked: 'how many people were compared',
        differences: '`[{userId, email, customerId, what, ours, theirs}]`: what was found',
        remaining: 'the same: what is left of it',
      },
      writes: true,
      examples: ['chimein ops reconcile', 'chimein ops reconcile --repair --yes'],
      run: reconcile,
    }),
    command<StopOptions>({
      name: 'stop-all',
      about:
        'Stop the comments of everybody before the next call to the network; with --release let them go on.',
      flags: [
        { flags: '--reason <text>', about: 'why; every customer reads it' },
        { flags: '--release', about: 'let everybody go on' },
      ],
      fields: fieldsOf<z.infer<typeof OperatorSwitch>>({
        stopped: 'whether everything is stopped',
        since: 'since when, or null',
        reason: 'why',
      }),
      writes: true,
      examples: [
        'chimein ops stop-all --reason "LinkedIn is under maintenance" --yes',
        'chimein ops stop-all --release --dry-run',
        'chimein ops stop-all --release --yes',
      ],
      run: stopAll,
    }),
  ],
};

export default [ops];

async function showHealth({ out, clientWith }: Context): Promise<void> {
  const health = await clientWith(undefined).get<Health>('/api/health');
  const { status, version, providers, engine } = health;
  out.object(health, () =>
    out.facts([
      ['Server', `${status}, version ${version}`],
      ['Engine', `${engine.state}, last sign of life ${localTime(engine.heartbeatAt) || 'never'}`],
      ['Oldest due', `${engine.oldestDueSeconds} seconds`],
      ...Object.entries(providers).map(([name, side]): [string, string] => [`Provider ${name}`, side]),
    ]),
  );
}

const columns: Column<Difference>[] = [
  { title: 'WHO', flexible: true, value: ({ email, customerId }) => email ?? customerId },
  { title: 'WHAT', flexible: true, value: ({ what }) => what },
  { title: 'OURS', value: ({ ours }) => ours ?? '-' },
  { title: 'THEIRS', value: ({ theirs }) => theirs ?? '-' },
];

async function reconcile(context: Context, { repair }: { repair?: boolean }): Promise<void> {
  const { out } = context;
  const path = '/api/admin/billing/reconcile';
  const step = {
    does: 'mend what differs from the payments provider',
    method: 'POST',
    path,
    body: { dryRun: false },
  } as const;
  const result = repair
    ? await perform<z.infer<typeof Reconciled>>(
        context,
        step,
        'Mend what differs from the payments provider?',
      )
    : await context.client().write<z.infer<typeof Reconciled>>('POST', path, { dryRun: true });
  if (!result) return;
  const { checked, differences, remaining } = result;
  const left = repair ? remaining : differences;
  if (out.isJson) out.object(result, () => {});
  else out.list(left, columns);
  out.note(`${checked} people compared, ${differences.length} differences, ${left.length} left.`);
  if (left.length > 0)
    throw new CliError('drift', 'The payments provider and the server hold something differently.', {
      hint: repair
        ? 'What is left only a person can mend.'
        : 'Mend it with `chimein ops reconcile --repair`.',
    });
}

async function stopAll(context: Context, { reason, release }: StopOptions): Promise<void> {
  const { out } = context;
  const answer = await perform<z.infer<typeof OperatorSwitch>>(
    context,
    {
      does: release ? 'let everybody go on' : 'stop the comments of everybody',
      method: 'PUT',
      path: '/api/admin/switch',
      body: { stopped: !release, ...(reason !== undefined && { reason }) },
    },
    release ? 'Let everybody go on?' : 'Stop the comments of everybody?',
  );
  if (!answer) return;
  out.object(answer, () =>
    out.line(
      answer.stopped ? `Everything is stopped since ${localTime(answer.since)}.` : 'Everybody goes on.',
    ),
  );
}
