import type { OperatorSwitch } from '../../../server/automation/engine/schemas.ts';
import type { Differences, Reconciled } from '../../../server/billing/reconcileSchemas.ts';
import type {
  Activity,
  CheckName,
  Finding,
  Operations,
  ReadsOfAll,
} from '../../../server/operations/schemas.ts';
import type { TextRef } from '../../../server/texts/sentence.ts';
import { type Options, request } from '../../call.ts';

const admin = '/api/admin';

export const operationsApi = {
  read: (options?: Options) => request<Operations>('GET', `${admin}/operations`, undefined, options),
  activity: (hours: number, options?: Options) =>
    request<Activity>('GET', `${admin}/operations/activity?hours=${hours}`, undefined, options),
  reads: (options?: Options) => request<ReadsOfAll>('GET', `${admin}/operations/reads`, undefined, options),
  // A provider that hangs is waited for as long as the server waits.
  check: (name: CheckName) =>
    request<Finding>('POST', `${admin}/operations/checks`, { name }, { timeoutMs: 90_000 }),
  readSwitch: (options?: Options) => request<OperatorSwitch>('GET', `${admin}/switch`, undefined, options),
  putSwitch: (stopped: boolean, reason: string) =>
    request<OperatorSwitch>('PUT', `${admin}/switch`, { stopped, ...(stopped ? { reason } : {}) }),
  differences: () =>
    request<Differences>('GET', `${admin}/billing/differences`, undefined, { timeoutMs: 90_000 }),
  repair: () =>
    request<Reconciled>('POST', `${admin}/billing/reconcile`, { dryRun: false }, { timeoutMs: 90_000 }),
  again: (list: string, id: string) =>
    request<{ state: string; fault: string | null; faultText?: TextRef }>(
      'POST',
      `${admin}/${list}/${encodeURIComponent(id)}/${list === 'mails' ? 'send' : 'replay'}`,
    ),
};

export const activityQuery = (hours: number) => ({
  queryKey: ['operations', 'activity', hours],
  queryFn: ({ signal }: { signal: AbortSignal }) => operationsApi.activity(hours, { signal }),
  refetchInterval: 60_000,
});
