import type { z } from 'zod';
import type { OperatorSwitch } from '../../server/automation/controls/schemas.ts';
import type { Difference, Reconciled } from '../../server/billing/reconcileSchemas.ts';
import type { AuditEntry } from '../../server/history/audit/schemas.ts';
import type { DeadLetter, SentMail } from '../../server/operations/logSchemas.ts';
import type { Client } from '../client.ts';
import { type Context, command, fieldsOf, type Group } from '../command.ts';
import { CliError } from '../errors.ts';
import type { Column } from '../output.ts';
import { readLimit } from '../pages.ts';
import { perform } from '../perform.ts';
import { localTime } from '../text.ts';

type Health = {
  status: string;
  version: string;
  providers: Record<string, string>;
  engine: { state: string; heartbeatAt: string | null; oldestDueSeconds: number; fault: string | null };
};
type StopOptions = { reason?: string; release?: boolean };

const mailStates = ['waiting', 'sent', 'failed'] as const;
const limitFlag = { flags: '--limit <number>', about: 'maximum number of rows, up to 500', default: '30' };

/** At most 500 rows. */
async function readLog<Row>(
  client: Client,
  name: string,
  limit: string,
  filter: object = {},
): Promise<Row[]> {
  const last = Math.min(readLimit(limit), 500) - 1;
  const query = {
    sort: '["createdAt","DESC"]',
    range: JSON.stringify([0, last]),
    filter: JSON.stringify(filter),
  };
  return (await client.list<Row>(`/api/admin/${name}`, { query })).rows;
}

const ops: Group = {
  name: 'ops',
  about: 'For admins: check the server, read its logs, reconcile payments, stop all comments.',
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
    command<{ who?: string; whom?: string; action?: string; limit: string }>({
      name: 'audit',
      about: 'List the changes in the audit log, newest first.',
      flags: [
        { flags: '--who <text>', about: 'part of the name or e-mail of the person who did it' },
        { flags: '--whom <text>', about: 'part of the name or e-mail of the person it was done to' },
        { flags: '--action <action>', about: 'only this action, such as user.edit' },
        limitFlag,
      ],
      fields: fieldsOf<z.infer<typeof AuditEntry>>({
        id: 'ID of the entry',
        createdAt: 'time of the change',
        actorId: 'ID of the person who did it',
        actor: '`{_id, name, email, role}` of the person who did it, or null',
        action: 'the action, such as `user.edit`',
        subject: '`user:{id}`, or what else was changed',
        whom: '`{_id, name, email, role}` of the person it was done to, or null',
        before: 'changed fields before',
        after: 'changed fields after',
        address: 'network address of the client',
        agent: 'user agent of the client',
      }),
      examples: [
        'chimein ops audit',
        'chimein ops audit --action user.create --limit 5 --json action,subject',
      ],
      async run({ out, client }, { limit, who, whom, action }) {
        const filter = { who, whom, action };
        const rows = await readLog<z.infer<typeof AuditEntry>>(client(), 'audit', limit, filter);
        out.list(rows, [
          { title: 'TIME', value: ({ createdAt }) => localTime(createdAt) },
          { title: 'WHO', flexible: true, value: ({ actor, actorId }) => actor?.email ?? actorId },
          { title: 'ACTION', value: ({ action }) => action },
          { title: 'WHOM', flexible: true, value: ({ whom, subject }) => whom?.email ?? subject },
        ]);
      },
    }),
    command<{ state?: string; limit: string }>({
      name: 'mails',
      about: 'List e-mails that the server sent or failed to send, newest first.',
      flags: [{ flags: '--state <state>', about: 'only these', choices: mailStates }, limitFlag],
      fields: fieldsOf<z.infer<typeof SentMail>>({
        id: 'ID of the e-mail',
        kind: 'kind of e-mail',
        recipient: 'address that it goes to',
        subject: 'its subject',
        state: '`waiting`, `sent` or `failed`',
        tries: 'attempts so far',
        createdAt: 'time it was written',
        sentAt: 'time it was sent, or null',
        nextTryAt: 'time of the next attempt, or null',
        fault: 'error of the latest attempt, or null',
        again: 'whether it can be sent again',
      }),
      examples: ['chimein ops mails', 'chimein ops mails --state sent --json kind,recipient'],
      async run({ out, client }, { limit, state }) {
        const rows = await readLog<z.infer<typeof SentMail>>(client(), 'mails', limit, { state });
        out.list(rows, [
          { title: 'TIME', value: ({ createdAt }) => localTime(createdAt) },
          { title: 'TO', flexible: true, value: ({ recipient }) => recipient },
          { title: 'KIND', value: ({ kind }) => kind },
          { title: 'STATE', value: ({ state }) => state },
          { title: 'FAULT', flexible: true, value: ({ fault }) => fault ?? '' },
        ]);
      },
    }),
    command<{ limit: string }>({
      name: 'dead-letters',
      about: 'List jobs that failed after their last attempt, newest first.',
      flags: [limitFlag],
      fields: fieldsOf<z.infer<typeof DeadLetter>>({
        id: 'ID of the job',
        kind: 'kind of job',
        about: 'recipient, address or ID that it is about',
        state: '`failed` until it is replayed',
        tries: 'attempts so far',
        createdAt: 'time it was queued',
        failedAt: 'time of the latest failure',
        fault: 'error of the latest attempt, or null',
      }),
      examples: ['chimein ops dead-letters', 'chimein ops dead-letters --json id,kind,fault'],
      async run({ out, client }, { limit }) {
        const rows = await readLog<z.infer<typeof DeadLetter>>(client(), 'dead-letters', limit);
        out.list(rows, [
          { title: 'FAILED', value: ({ failedAt }) => localTime(failedAt) },
          { title: 'KIND', value: ({ kind }) => kind },
          { title: 'ABOUT', flexible: true, value: ({ about }) => about },
          { title: 'FAULT', flexible: true, value: ({ fault }) => fault ?? '' },
          { title: 'ID', value: ({ id }) => id, style: () => 'dim' },
        ]);
        if (rows.length === 0) out.note('No jobs were given up.');
      },
    }),
    command<object, [string]>({
      name: 'replay',
      about: 'Run a job of `ops dead-letters` again.',
      arguments: [{ name: 'job', about: 'ID of the job' }],
      fields: 'any',
      writes: true,
      examples: ['chimein ops replay 0199a1b2c3d4e5f607182930 --dry-run'],
      async run(context, _options, id) {
        // Not even a dry run works without a sign-in.
        context.client();
        const path = `/api/admin/dead-letters/${encodeURIComponent(id)}/replay`;
        const step = { does: `run the job ${id} again`, method: 'POST', path } as const;
        const job = await perform<z.infer<typeof DeadLetter>>(context, step);
        if (job) context.out.object(job, () => context.out.note(`The job ${id} runs again.`));
      },
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
