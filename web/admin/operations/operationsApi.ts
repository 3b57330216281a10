import type { OperatorSwitch, OperatorSwitchInput } from '../../../server/automation/controls/schemas.ts';
import type { Differences, Reconciled } from '../../../server/billing/reconcileSchemas.ts';
import type {
  Activity,
  CheckName,
  Finding,
  Operations,
  ReadsOfAll,
} from '../../../server/operations/schemas.ts';
import type { TextRef } from '../../../server/texts/sentence.ts';
import { request } from '../../call.ts';

const read = <Answer>(path: string, refetchInterval: number) => ({
  queryKey: ['operations', path],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    request<Answer>('GET', `/api/admin/${path}`, undefined, { signal }),
  refetchInterval,
});
export const overviewQuery = read<Operations>('operations', 10_000);
export const switchQuery = read<OperatorSwitch>('switch', 10_000);
export const readsQuery = read<ReadsOfAll>('operations/reads', 60_000);
export const activityQuery = (hours: number) => read<Activity>(`operations/activity?hours=${hours}`, 60_000);

/** Longer than the server waits for a provider. */
const patient = { timeoutMs: 90_000 };

export const checkQuery = (name: CheckName) => ({
  queryKey: ['checks', name],
  queryFn: () => request<Finding>('POST', '/api/admin/operations/checks', { name }, patient),
  staleTime: 0,
  retry: false,
});

export const operationsApi = {
  putSwitch: (input: Partial<OperatorSwitchInput>) =>
    request<OperatorSwitch>('PUT', '/api/admin/switch', input),
  differences: () => request<Differences>('GET', '/api/admin/billing/differences', undefined, patient),
  repair: () => request<Reconciled>('POST', '/api/admin/billing/reconcile', { dryRun: false }, patient),
  again: (list: string, id: string) =>
    request<{ state: string; fault: string | null; faultText?: TextRef }>(
      'POST',
      `/api/admin/${list}/${encodeURIComponent(id)}/${list === 'mails' ? 'send' : 'replay'}`,
    ),
};
