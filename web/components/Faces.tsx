import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';

type Props<Data> = {
  of: { data?: Data | undefined; error?: unknown; isFetching?: boolean; refetch: () => unknown };
  /** Title of the panel that says that it can't be loaded. */
  failed: string;
  loading: ReactNode;
  /** Replaces a list without entries. */
  empty?: ReactNode;
  children: ReactNode | ((data: Data) => ReactNode);
};

/** The faces of data that is loaded. Data that is there stays when a later fetch fails. */
export function Faces<Data>({ of, failed, loading, empty, children }: Props<Data>) {
  const { data, error, isFetching = false, refetch } = of;
  if (data === undefined) {
    if (!error) return loading;
    return <ErrorState title={failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (empty !== undefined && Array.isArray(data) && data.length === 0) return empty;
  return typeof children === 'function' ? children(data) : children;
}
