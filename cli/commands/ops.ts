import type { z } from 'zod';
import type { OperatorSwitch } from '../../server/automation/controls/schemas.ts';
import type { Difference, Reconciled } from '../../server/billing/reconcileSchemas.ts';
import { type Context, command, fieldsOf, type Group } from '../command.ts';
import { CliError } from '../errors.ts';
import type { Column } from '../output.ts';
import { perform } from '../perform.ts';
import { localTime } from '../text.ts';

type Health = {
  status: string;
  version: string;
  providers: Record<string, string>;
  engine: { state: string; heartbeatAt: string | null; oldestDueSeconds: number; fault: string | null };
};
type StopOptions = { reason?: string; release?: boolean };

const ops: Group = {
  name: 'ops',
  about: 'For admins: check the server, reconcile payments, stop all comments.',
  commands: [
    command({
      name: 'health',
      about:
        'Check the health of the server and its automation. Exits 7 if it is unhealthy. Needs no sign-in.',
      fields: fieldsOf<Health>({
        status: '`ok`',
        version: 'version of the server',
        providers: '`live` or `sandbox` for each provider',
        engine: '`{state, heartbeatAt, oldestDueSeconds, fault}`',
      }),
      examples: ['chimein ops health', 'chimein ops health --json engine'],
      run: showHealth,
    }),
    command<{ repair?: boolean }>({
      name: 'reconcile',
      about: 'List differences between Stripe and the server. Exits 10 if any remain.',
      flags: [{ flags: '--repair', about: 'fix the differences' }],
      fields: {
        checked: 'number of users compared',
        differences: '`[{userId, email, customerId, what, ours, theirs}]`: differences found',
        remaining: 'differences that remain',
      },
      writes: true,
      proof: 'With --repair',
      examples: ['chimein ops reconcile', 'chimein ops reconcile --repair --yes'],
      run: reconcile,
    }),
    command<StopOptions>({
      name: 'stop-all',
      about: 'Stop all comments of all customers before the next call to LinkedIn. --release resumes them.',
      flags: [
        { flags: '--reason <text>', about: 'reason, shown to every customer' },
        { flags: '--release', about: 'resume all comments' },
      ],
      fields: fieldsOf<z.infer<typeof OperatorSwitch>>({
        stopped: 'whether all comments are stopped',
        since: 'time of the stop, or null',
        reason: 'reason for the stop',
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
      ['Engine', `${engine.state}, last heartbeat ${localTime(engine.heartbeatAt) || 'never'}`],
      ['Oldest overdue account', `${engine.oldestDueSeconds} seconds`],
      ...(engine.fault ? [['Fault', engine.fault] as [string, string]] : []),
      ...Object.entries(providers).map(([name, side]): [string, string] => [`Provider ${name}`, side]),
    ]),
  );
}

const columns: Column<Difference>[] = [
  { title: 'USER', flexible: true, value: ({ email, customerId }) => email ?? customerId },
  { title: 'DIFFERENCE', flexible: true, value: ({ what }) => what },
  { title: 'CHIME IN', value: ({ ours }) => ours ?? '-' },
  { title: 'STRIPE', value: ({ theirs }) => theirs ?? '-' },
];

async function reconcile(context: Context, { repair }: { repair?: boolean }): Promise<void> {
  const { out } = context;
  const path = '/api/admin/billing/reconcile';
  const step = {
    does: 'fix the differences with Stripe',
    method: 'POST',
    path,
    body: { dryRun: false },
  } as const;
  const result = repair
    ? await perform<z.infer<typeof Reconciled>>(context, step, 'Fix the differences with Stripe?')
    : await context.client().write<z.infer<typeof Reconciled>>('POST', path, { dryRun: true });
  if (!result) return;
  const { checked, differences, remaining } = result;
  const left = repair ? remaining : differences;
  if (out.isJson) out.object(result, () => {});
  else out.list(left, columns);
  out.note(`${checked} users compared, ${differences.length} differences, ${left.length} remaining.`);
  if (left.length > 0)
    throw new CliError('drift', 'Stripe and the server differ.', {
      hint: repair
        ? 'Fix the remaining differences by hand.'
        : 'Fix them with `chimein ops reconcile --repair`.',
    });
}

async function stopAll(context: Context, { reason, release }: StopOptions): Promise<void> {
  const { out } = context;
  const answer = await perform<z.infer<typeof OperatorSwitch>>(
    context,
    {
      does: release ? 'resume all comments' : 'stop all comments of all customers',
      method: 'PUT',
      path: '/api/admin/switch',
      body: { stopped: !release, ...(reason !== undefined && { reason }) },
    },
    release ? 'Resume all comments?' : 'Stop all comments of all customers?',
  );
  if (!answer) return;
  out.object(answer, () =>
    out.line(
      answer.stopped
        ? `All comments have been stopped since ${localTime(answer.since)}.`
        : 'Comments are running again.',
    ),
  );
}
