import { useQuery } from '@tanstack/react-query';
import type { CostCaps, ModelPrice } from '../../server/operations/costs/schemas.ts';
import { request } from '../call.ts';
import { queryClient } from '../queryClient.ts';

const read =
  <Answer>(path: string) =>
  ({ signal }: { signal: AbortSignal }) =>
    request<Answer>('GET', path, undefined, { signal });

export const useCaps = () =>
  useQuery({ queryKey: ['cost-caps'], queryFn: read<CostCaps>('/api/admin/cost-caps') });

export const usePrices = () =>
  useQuery({ queryKey: ['model-prices'], queryFn: read<ModelPrice[]>('/api/admin/model-prices') });

/** After a change of a price or a cap. */
export const refresh = () =>
  Promise.all(['cost-caps', 'model-prices'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
