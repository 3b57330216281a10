import { useQuery } from '@tanstack/react-query';
import type { JoinedWorkspace } from '../../server/identity/people/schemas.ts';
import { request } from '../call.ts';

/** The user's own first. */
export const useWorkspaces = (enabled = true) =>
  useQuery({
    queryKey: ['workspaces'],
    queryFn: ({ signal }) => request<JoinedWorkspace[]>('GET', '/api/workspaces', undefined, { signal }),
    enabled,
  });
