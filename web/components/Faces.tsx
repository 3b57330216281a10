import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';

export type Loaded<Data> = {
  data?: Data | undefined;
  error?: unknown;
  isFetching?: boolean;
  refetch: () => unknown;
};
type Props<Data> = {
  query: Loaded<Data>;
  failed: string;
  loading: ReactNode;
  empty?: ReactNode;
  children: ReactNode | ((data: Data) => ReactNode);
};

/** Keeps loaded data when a later fetch fails. */
export function Faces<Data>({ query, failed, loading, empty, children }: Props<Data>) {
  const { data, error, isFetching = false, refetch } = query;
  if (data === undefined) {
    if (!error) return loading;
    return <ErrorState title={failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (empty !== undefined && Array.isArray(data) && data.length === 0) return empty;
  return typeof children === 'function' ? children(data) : children;
}
